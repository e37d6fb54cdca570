"""The Crop Circles II in files of JCloisterZone: as in the first box."""

from bastide.records.jcloisterzone.boxes.crop_circles import CropCircles

BOX = CropCircles
