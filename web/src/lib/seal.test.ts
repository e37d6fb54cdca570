import { expect, it } from "vitest";
import { sealOf } from "./seal";

it("seals as the server does", async () => {
  expect(await sealOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
