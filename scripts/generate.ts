/**
 * `npm run generate`: generates everything under generated/ from the contracts. `--check` only compares and names what
 * differs; `--spec FILE --out DIR` does the same for any OpenAPI 3.0 or 3.1 document, with `--standalone` for use elsewhere.
 */
import { Worker } from "node:worker_threads";

// A worker, because its young generation can be limited: a quarter less memory for large documents.
const worker = new Worker(new URL("./generate/main.ts", import.meta.url), {
  argv: process.argv.slice(2),
  resourceLimits: { maxYoungGenerationSizeMb: 6 },
});
worker.on("error", (error) => {
  throw error;
});
worker.on("exit", (code) => {
  process.exitCode = code;
});
