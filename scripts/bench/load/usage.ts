/** Resource usage of servers under load: reported by the server process, and read from PostgreSQL's processes if the system shows them. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { Failure } from "../../lib/failure.ts";
import { root } from "../../lib/run.ts";

export interface Usage {
  /** Milliseconds of processor time since the start. */
  readonly cpu: number;
  /** Megabytes held at the moment. */
  readonly memory: number;
}

/** In the server process: reports its address to the parent, and its usage on request. */
export function tellUsage(url: string): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, memory: process.memoryUsage.rss() / 1_048_576 } satisfies Usage);
  });
  process.on("disconnect", () => process.exit());
  process.send?.(url);
}

export interface Served {
  readonly url: string;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

/** Starts a script that calls `tellUsage` in a process of its own. */
export async function startServed(script: string, env: Readonly<Record<string, string>>): Promise<Served> {
  const child: ChildProcess = fork(`${root}scripts/bench/load/${script}`, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const url = await Promise.race([
    once(child, "message").then(([message]) => message as string),
    once(child, "exit").then(() => ""),
  ]);
  if (url === "") throw new Failure(`${script} did not start.`);
  return {
    url: url.replace("localhost", "127.0.0.1"),
    async usage() {
      child.send("usage");
      const [usage] = (await once(child, "message")) as [Usage];
      return usage;
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** Ticks of the processor's clock in /proc, a hundredth of a second on every Linux of today. */
const tick = 10;

/** Milliseconds used by PostgreSQL and all its processes; undefined on systems without /proc. */
export function databaseCpu(postmaster: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      // state, parent, … user and system time, those of children that have ended
      const fields = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      if (Number(name) === postmaster)
        ticks += (fields[11] ?? 0) + (fields[12] ?? 0) + (fields[13] ?? 0) + (fields[14] ?? 0);
      else if (fields[1] === postmaster) ticks += (fields[11] ?? 0) + (fields[12] ?? 0);
    } catch {
      // It has ended in the meantime.
    }
  }
  return ticks * tick;
}
