/** Serves only the contracts' examples, through prism-cli. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRecord, record, type Json } from "#src/contract/document.ts";

/** The contract with its name before each component, because both have, say, employee rows. */
function named({ info, ...contract }: Json, index: number): Json {
  const own = `contract${index}.`;
  const text = JSON.stringify(contract).replaceAll(
    /"#\/components\/(?!securitySchemes\/)(\w+)\//g,
    `"#/components/$1/${own}`,
  );
  const renamed = JSON.parse(text) as Json;
  const components = Object.entries(record(renamed["components"])).map(([kind, group]) => {
    const all = Object.entries(record(group)).map(([name, one]) => [
      kind === "securitySchemes" ? name : own + name,
      one,
    ]);
    return [kind, Object.fromEntries(all)];
  });
  return { info, ...renamed, components: Object.fromEntries(components) };
}

/** prism-cli takes one document, so both contracts become one; their security schemes are the same. */
export function mergeContracts(given: readonly Json[]): Json {
  const contracts = given.map(named);
  const components: Record<string, Record<string, unknown>> = {};
  for (const [kind, group] of contracts.flatMap((contract) => Object.entries(record(contract["components"]))))
    components[kind] = { ...components[kind], ...record(group) };
  const paths = contracts.toReversed().flatMap((contract) =>
    Object.entries(record(contract["paths"])).map(([path, item]) => {
      // Each contract has its own default security.
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
  const child = spawn(process.execPath, [cli, "mock", "--port", String(port), "--host", host, file], {
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((resolve) => child.on("exit", (status) => resolve(status ?? 0)));
  rmSync(folder, { recursive: true, force: true });
  return code;
}
