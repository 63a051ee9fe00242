/** Vite plugin: writes brotli and gzip copies beside every text file of the build. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const text = /\.(js|css|html|json|svg|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  if (source.length < 512) return;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  };
  const [br, gz] = await Promise.all([brotli(source, quality), deflate(source, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

export function compressed(): Plugin {
  let outDir = "";
  return {
    name: "hrms:compressed",
    apply: "build",
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle: {
      order: "post",
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        await Promise.all(files.filter((file) => text.test(file)).map((file) => compress(join(outDir, file))));
      },
    },
  };
}
