/** Writes brotli and gzip copies beside the text files of the built app, where there are none yet. */
import { readFile, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { main } from "./lib/failure.ts";
import { root } from "./lib/run.ts";
import { app } from "./lib/site.ts";

const folder = join(root, app.output);
const text = /^(?!\.vite\b).+\.(js|css|html|json|svg|txt|webmanifest)$/;
const smallest = 512;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The folder of the draft is not served, and another server may be writing the same copy. */
async function write(file: string, copy: Buffer, number: number): Promise<void> {
  const draft = join(folder, ".vite", `${process.pid}-${number}`);
  await writeFile(draft, copy);
  await rename(draft, file);
}

async function compress(file: string, number: number): Promise<void> {
  const source = await readFile(file);
  if (source.length < smallest) return;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  };
  await write(`${file}.gz`, await deflate(source, { level: 9 }), number);
  // Last: it says that the file has its copies.
  await write(`${file}.br`, await brotli(source, quality), number);
}

// Whoever started it ends it: the terminal's Ctrl-C would look like a failure there.
process.on("SIGINT", () => undefined);

main(async () => {
  const files = await readdir(folder, { recursive: true });
  const all = new Set(files);
  await Promise.all(
    files.flatMap((file, number) =>
      text.test(file) && !all.has(`${file}.br`) ? [compress(join(folder, file), number)] : [],
    ),
  );
});
