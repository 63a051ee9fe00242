/** `npm run doctor`: what is wrong with this installation, and what to do. Exits with 1 if there is a problem. Runs beside a server. */
import { parseArgs } from "node:util";
import { examine } from "./doctor/examine.ts";
import type { Finding } from "./doctor/finding.ts";
import { Failure, main } from "./lib/failure.ts";

const marks = { ok: "ok", warning: "warning", problem: "PROBLEM" } as const;

function print({ check, state, text, advice }: Finding): void {
  console.log(`${marks[state].padEnd(9)}${check.padEnd(12)}${text}`);
  if (advice !== undefined) console.log(`${" ".repeat(21)}→ ${advice}`);
}

function readQuick(): boolean {
  try {
    return parseArgs({ options: { quick: { type: "boolean", default: false } } }).values.quick;
  } catch {
    throw new Failure("npm run doctor knows one option: -- --quick leaves out the audit chains.");
  }
}

main(async () => {
  const found = await examine(process.env, readQuick());
  for (const one of found) print(one);
  const count = (state: Finding["state"]) => found.filter((one) => one.state === state).length;
  console.log(`\n${count("problem")} problems, ${count("warning")} warnings, ${count("ok")} in order`);
  if (count("problem") > 0) process.exitCode = 1;
});
