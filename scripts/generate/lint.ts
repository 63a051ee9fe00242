/** `npm run lint:contract`: Redocly with our rules over both contracts; a warning fails like an error. */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cli, "lint", "hrms", "demo", "--format=stylish", ...process.argv.slice(2)],
  {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  },
);
const said = `${stdout}${stderr}`;
const warned = /\bwarning\b/i.test(said.replace(/0 warnings?/gi, ""));
process.stdout.write(status === 0 && !warned ? "contracts: no error, no warning\n" : said);
process.exitCode = status === 0 && !warned ? 0 : 1;
