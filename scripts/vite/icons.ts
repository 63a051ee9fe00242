/** Vite plugin: takes out of the icons what the app has no use for: a random key for each line, which no compression shrinks. */
import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

export function icons(): Plugin {
  return {
    name: "hrms:icons",
    // React misses the keys while developing alone, and the lines of an icon never change places.
    apply: "build",
    transform: {
      filter: { id: iconFile },
      handler: (source) => ({
        code: source
          .replaceAll(/,\s*key: "[^"]*"/g, "")
          .replace(/^ {2}(size: 24|aliases: .*),?\n/gm, "")
          .replace("__iconData.node;", ""),
        map: null,
      }),
    },
  };
}
