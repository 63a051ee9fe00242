/** Styles of components that repeat, and of those that Chakra brings. */
import { button } from "./button.ts";
import { card, cardTitle } from "./card.ts";
import { carousel } from "./carousel.ts";
import { checkbox, radio } from "./check.ts";
import { datePicker } from "./date-picker.ts";
import { dialog } from "./dialog.ts";
import { fileUpload } from "./file-upload.ts";
import { accordion, folding } from "./folding.ts";
import { link } from "./link.ts";
import { listGroup, nav, steps, tree } from "./lists.ts";
import { menu } from "./menu.ts";
import { pinInput } from "./pin-input.ts";
import { popover } from "./popover.ts";
import { segmentGroup } from "./segment-group.ts";
import { alert, progress, separator, spinner } from "./signs.ts";
import { skeleton } from "./skeleton.ts";
import { slider } from "./slider.ts";
import { switchTrack } from "./switch.ts";
import { tabs } from "./tabs.ts";
import { tag } from "./tag.ts";
import { tagsInput } from "./tags-input.ts";
import { timeline } from "./timeline.ts";

export const recipes = { button, card, cardTitle, checkbox, folding, link, radio, skeleton, spinner, switchTrack, tag };

export const slotRecipes = {
  accordion,
  alert,
  carousel,
  datePicker,
  dialog,
  fileUpload,
  listGroup,
  menu,
  nav,
  pinInput,
  popover,
  progress,
  segmentGroup,
  separator,
  slider,
  steps,
  tabs,
  tagsInput,
  timeline,
  tree,
};
