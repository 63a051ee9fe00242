/** Open state of the command palette. */
import { sharedValue } from "../../kit/shared-value.ts";

export const { set: setPaletteOpen, useValue: usePaletteOpen } = sharedValue(false);
