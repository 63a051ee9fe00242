/** Simulated upload: reads the file locally in chunks. */
import type { Send } from "#src/ui/gallery/parts/use-uploads.ts";

const pieces = 20;
const pause = 80;

export const readFile: Send = async (file, { signal, onProgress }) => {
  const size = Math.max(1, Math.ceil(file.size / pieces));
  for (let at = 0; at < file.size; at += size) {
    signal.throwIfAborted();
    await file.slice(at, at + size).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, pause));
    onProgress(Math.min(1, (at + size) / file.size));
  }
  signal.throwIfAborted();
};
