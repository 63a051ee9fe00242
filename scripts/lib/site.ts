/** Builds what the server shows in a browser, if it is older than its sources. */
import { docs } from "../docs.ts";
import { Failure } from "./failure.ts";
import { runNode } from "./run.ts";
import { buildIfStale } from "./stamp.ts";

export async function buildSite(): Promise<void> {
  await buildIfStale({
    name: "the app",
    inputs: [
      "src/ui",
      "src/client",
      "src/contract",
      "src/domain",
      "generated",
      "scripts/vite",
      "vite.config.ts",
      "package-lock.json",
    ],
    output: "dist/app",
    async build() {
      // Whatever the environment says: a development build of the libraries is half as big again, and slower.
      const { code, output } = await runNode(["node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], {
        env: { NODE_ENV: "production" },
      });
      if (code !== 0) throw new Failure(`The app could not be built:\n${output.trim()}`);
    },
  });
  await buildIfStale(docs);
}
