/** Draws the sample images under src/ui/public/media: the same bytes on every run. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { media } from "./media/media.ts";

const folder = join(import.meta.dirname, "../src/ui/public/media");

for (const [name, content] of media) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
console.log(`${media.size} pictures drawn`);
