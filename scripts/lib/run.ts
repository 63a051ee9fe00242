/** Runs another program, its output shown or kept. */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Ran {
  code: number;
  /** What the program wrote, where it was kept. */
  output: string;
}

interface RunOptions {
  cwd?: string;
  env?: Record<string, string>;
  /** "show" passes output on as it arrives, "keep" collects it, "both" does both. */
  output?: "show" | "keep" | "both";
  /** Whether it only gets the time that nothing else needs. */
  background?: boolean;
}

export function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, output = "keep", background = false }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const pipe = output === "show" ? "inherit" : "pipe";
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", pipe, pipe] });
    if (background && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    const stop = (): void => void child.kill();
    process.once("exit", stop);
    let kept = "";
    const take = (chunk: Buffer): void => {
      kept += chunk.toString("utf8");
      if (output === "both") process.stdout.write(chunk);
    };
    child.stdout?.on("data", take);
    child.stderr?.on("data", take);
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("exit", stop);
      resolve({ code: code ?? 1, output: kept });
    });
  });
}

/** Runs a script with the current Node. */
export function runNode(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return run(process.execPath, args, options);
}

/** Runs npm: the one that started us, otherwise the one on the PATH. */
export function runNpm(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const own = process.env["npm_execpath"];
  return own !== undefined && /npm-cli\.c?js$/.test(own) ? runNode([own, ...args], options) : run("npm", args, options);
}
