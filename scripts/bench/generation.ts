/** Time our generator and its peers need for both contracts, and how much they write. */
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../lib/failure.ts";
import { root, runNode } from "../lib/run.ts";
import { peersFolder } from "./peer.ts";
import { table } from "./table.ts";

const contracts = ["hrms", "demo"] as const;
const bin = (path: string): string => join(root, peersFolder, "node_modules", path);

interface Generator {
  name: string;
  args: (contract: string, out: string) => string[];
}

const generators: readonly Generator[] = [
  {
    name: "ours: types, client, hooks, tables",
    args: (contract, out) => ["scripts/generate.ts", "--spec", `openapi/${contract}.yaml`, "--out", out],
  },
  {
    name: "hey-api: types, client, hooks",
    args: (contract, out) => [
      bin("@hey-api/openapi-ts/bin/run.js"),
      "-i",
      `generated/${contract}/openapi.json`,
      "-o",
      out,
      "-p",
      "@hey-api/typescript",
      "@hey-api/client-fetch",
      "@hey-api/sdk",
      "@tanstack/react-query",
      "--silent",
    ],
  },
  {
    name: "orval: types, client, hooks",
    args: (contract, out) => [
      bin("orval/dist/bin/orval.mjs"),
      "--input",
      `generated/${contract}/openapi.json`,
      "--output",
      join(out, "api.ts"),
      "--client",
      "react-query",
      "--mode",
      "tags-split",
    ],
  },
];

export async function generation(): Promise<void> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const work = mkdtempSync(join(root, ".cache", "bench-"));
  const rows: string[][] = [];
  try {
    for (const { name, args } of generators) {
      const times: number[] = [];
      for (let round = 0; round < 2; round += 1) {
        const started = performance.now();
        for (const contract of contracts) {
          const out = join(work, name.split(":")[0] ?? "", contract);
          const { code, output } = await runNode(args(contract, out), { env: { DISABLE_TELEMETRY: "1" } });
          if (code !== 0) throw new Failure(`${name} could not read ${contract}:\n${output.trim().slice(-1500)}`);
        }
        times.push((performance.now() - started) / 1000);
      }
      const files = globSync("**/*.ts", { cwd: join(work, name.split(":")[0] ?? "") });
      const bytes = files.reduce((sum, file) => sum + statSync(join(work, name.split(":")[0] ?? "", file)).size, 0);
      rows.push([name, `${Math.min(...times).toFixed(1)} s`, String(files.length), `${Math.round(bytes / 1024)} KB`]);
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  console.log("Generation of both contracts, best of 2 runs\n");
  console.log(table(["", "time", "files", "size"], rows));
}
