import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/figtree/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/lying.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

await speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
