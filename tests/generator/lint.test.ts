/** The rules for contracts: each can fail, and both contracts keep them all. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { runNode } from "../../scripts/lib/run.ts";
import { fixtures, root } from "./make.ts";

const rules = [
  "operation-id-style",
  "required-parameter-example",
  "json-example",
  "shared-problems",
  "standard-responses",
  "known-extensions",
  "ability-shape",
  "manages-access",
  "deep-object-names",
  "open-discriminator",
  "closed-objects",
  "bounded-request-arrays",
];

it("finds every breach of the house's rules, and an example that breaks its schema", { timeout: 60_000 }, async () => {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const { code, output } = await runNode(
    [cli, "lint", join(fixtures, "sloppy.yaml"), "--config", join(root, "redocly.yaml"), "--format=json"],
    {
      env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  expect(code).not.toBe(0);
  for (const rule of rules) expect(output).toContain(`house/${rule}`);
  expect(output).toContain("no-invalid-schema-examples");
});

it("passes both contracts without a warning", { timeout: 60_000 }, async () => {
  expect(await runNode([join(root, "scripts/generate/lint.ts")])).toEqual({
    code: 0,
    output: "contracts: no error, no warning\n",
  });
});
