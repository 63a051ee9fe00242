/** `npm run bench -- payroll-kill`: fifty servers killed while they calculate, lock, file and publish pay runs; KILLS sets the rounds of five. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { Failure } from "../lib/failure.ts";
import { root } from "../lib/run.ts";

export async function payrollKill(): Promise<void> {
  const vitest = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "tests/hrms/payroll/killed.test.ts"],
    { cwd: root, env: { ...process.env, KILLS: process.env["KILLS"] ?? "10" }, stdio: "inherit" },
  );
  const [code] = (await once(vitest, "exit")) as [number | null];
  if (code !== 0) throw new Failure("Something was doubled or lost.");
}
