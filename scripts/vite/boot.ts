/** Vite plugin: inlines src/ui/boot.js into the page and preloads the font. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

export function boot(): Plugin {
  return {
    name: "hrms:boot",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle = {} }) {
        const source = await readFile(new URL("../../src/ui/boot.js", import.meta.url), "utf8");
        const script = source.replace(/^\/\/.*\n/, "").replace(/\n\s*/g, "\n");
        const font = Object.values(bundle).find((file) => /inter-latin-wght.*woff2$/.test(file.fileName))?.fileName;
        // The fallback has the font's metrics, so the font may arrive after the code.
        const preload = font
          ? `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin fetchpriority="low" />`
          : "";
        // Before the stylesheet: a script after it would wait for it.
        return html.replace("<!-- boot -->", () => `<script>${script}</script>${preload}`);
      },
    },
  };
}
