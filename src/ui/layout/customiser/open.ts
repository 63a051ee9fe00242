/** Open state of the customiser, shared by its button, the layout pages and the command palette. */
import { sharedValue } from "../../kit/shared-value.ts";

export const { set: setCustomiserOpen, useValue: useCustomiserOpen } = sharedValue(false);
