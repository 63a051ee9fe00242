/** Chakra's system without styles of its own: its components get classes of recipes/, made at build time. */
import { createSystem } from "@chakra-ui/react";

export const system = createSystem({ disableLayers: true, preflight: false });
