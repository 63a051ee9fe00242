/** The contract lint rules: each one can fail, and both contracts pass all of them. */
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
  "policy-shape",
  "deep-object-names",
  "open-discriminator",
  "closed-objects",
  "bounded-request-arrays",
];

it(
  "reports every violation of the house rules, and an example that does not match its schema",
  { timeout: 60_000 },
  async () => {
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
  },
);

it("reports every policy that is redundant, missing or invalid", { timeout: 60_000 }, async () => {
  const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const { output } = await runNode(
    [cli, "lint", join(fixtures, "sloppy-policies.yaml"), "--config", join(root, "redocly.yaml"), "--format=json"],
    { env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" } },
  );
  const { problems } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as {
    problems: readonly { ruleId: string; message: string; location: readonly { pointer: string }[] }[];
  };
  const found = problems
    .filter(({ ruleId }) => ruleId === "house/policy-shape")
    .map(({ message, location }) => [location[0]?.pointer, message]);
  expect(Object.fromEntries(found)).toEqual({
    "#/paths/~1things/get/x-while-restricted": "x-while-restricted stands on writes that need a token alone.",
    "#/paths/~1things/post/x-api-keys": "x-api-keys says never.",
    "#/paths/~1things/put/x-on-archived": "x-on-archived stands on writes to /companies/{companyId} and below alone.",
    "#/paths/~1things/patch": "Says neither x-ability nor x-api-keys: never; a key has nothing but abilities.",
    "#/paths/~1things/delete/x-limit": "x-limit: none stands where anybody may send a secret alone.",
    "#/paths/~1open/post": "Takes token from anybody and does not say x-limit.",
    "#/paths/~1open/put/x-before-second-step": "x-before-second-step stands on operations that need a token alone.",
  });
});

it("passes both contracts without a warning", { timeout: 60_000 }, async () => {
  expect(await runNode([join(root, "scripts/generate/lint.ts")])).toEqual({
    code: 0,
    output: "contracts: no error, no warning\n",
  });
});
