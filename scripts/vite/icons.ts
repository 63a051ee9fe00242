/** Vite plugin: removes what the app does not need from icons: a random key per line, which does not compress. */
import type { Plugin } from "vite";

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

export function icons(): Plugin {
  return {
    name: "hrms:icons",
    // React only checks keys in development, and the lines of an icon never change places.
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
