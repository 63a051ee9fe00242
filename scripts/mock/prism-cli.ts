/** Serves the contracts' examples alone, through prism-cli. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRecord, record, type Json } from "#src/contract/document.ts";

/** prism-cli takes one document, so both contracts become one; a name they share must mean the same in both. */
export function mergeContracts(contracts: readonly Json[]): Json {
  const components: Record<string, Record<string, unknown>> = {};
  for (const [kind, named] of contracts.flatMap((contract) => Object.entries(record(contract["components"])))) {
    const group = (components[kind] ??= {});
    for (const [name, one] of Object.entries(record(named))) {
      if (isRecord(group[name]) && JSON.stringify(group[name]) !== JSON.stringify(one))
        throw new Error(`The contracts mean different things by ${kind}/${name}.`);
      group[name] = one;
    }
  }
  const paths = contracts.toReversed().flatMap((contract) =>
    Object.entries(record(contract["paths"])).map(([path, item]) => {
      // Each contract has a security of its own for operations that name none.
      const operations = Object.entries(record(item)).map(([key, one]) => [
        key,
        isRecord(one) ? { security: contract["security"], ...one } : one,
      ]);
      return [path, Object.fromEntries(operations)];
    }),
  );
  return { ...contracts[0], paths: Object.fromEntries(paths), components };
}

export async function serveWithPrism(contract: string | Json, port: number, host: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "hrms-examples-"));
  const file = typeof contract === "string" ? contract : join(folder, "openapi.json");
  if (typeof contract !== "string") writeFileSync(file, JSON.stringify(contract));
  const cli = createRequire(import.meta.url).resolve("@stoplight/prism-cli");
  const child = spawn(process.execPath, [cli, "mock", "--port", String(port), "--host", host, file], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.on("exit", (status) => resolve(status ?? 0)));
  rmSync(folder, { recursive: true, force: true });
  return code;
}
