/** The files of the checkout according to git, new ones included, for the house-rule tests. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Paths from the root, "/" between folders. */
export const files: readonly string[] = execFileSync(
  "git",
  ["-c", "safe.directory=*", "ls-files", "-co", "--exclude-standard", "-z"],
  { cwd: root, encoding: "utf8" },
)
  .split("\0")
  .filter((file) => file !== "" && existsSync(`${root}/${file}`));

export const read = (file: string): string => readFileSync(`${root}/${file}`, "utf8");
export const readJson = (file: string): unknown => JSON.parse(read(file));

const ours = /^(src|scripts|tests)\/.+\.(ts|tsx|mjs)$/;

/** Hand-written code: neither generated nor fixtures of a test. */
export const sources = files.filter(
  (file) => ours.test(file) && !file.endsWith(".gen.ts") && !file.includes("/fixtures/"),
);
