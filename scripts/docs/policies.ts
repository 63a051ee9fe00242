/** Adds to the description of each operation, in words, what its extensions say about who may call it and how often. */
import { type Json, record, text } from "#src/contract/document.ts";
import { isIdempotent, type Operation } from "#src/contract/operation.ts";
import { readOperations } from "#src/contract/read-operations.ts";

function policyLines(operation: Operation): readonly string[] {
  const { security, ability, managesAccess, apiKeys, limit, query } = operation;
  const needs =
    ability &&
    `Needs \`${ability.action}\` on \`${ability.subject}\`${ability.reach ? ", if only for some records" : ""}.`;
  const attempts = "Limited attempts, counted by address and by account (429).";
  const lines: readonly (string | false | undefined)[] = [
    needs ?? (security === "required" && "Open to everyone who is signed in."),
    apiKeys === "never" && "Not for API keys.",
    managesAccess && "Only for API keys that may manage access.",
    limit === "attempts" && attempts,
    limit === "sign-in" && `${attempts} Addresses that an account has signed in from are counted separately.`,
    operation.beforeSecondStep === "allowed" && "Allowed before required two-step verification is set up.",
    operation.whileRestricted === "allowed" && "Allowed while the tenant is suspended or closing.",
    operation.onArchived === "allowed" && "Allowed in an archived company.",
    operation.duringSupport === "never" && "Not during support access.",
    isIdempotent(operation) && "Takes an `Idempotency-Key`.",
    query === true && "Changes nothing.",
  ];
  return lines.filter((line) => typeof line === "string");
}

export function describePolicies(document: Json): Json {
  const described = structuredClone(document);
  for (const operation of readOperations(document)) {
    const lines = policyLines(operation);
    if (lines.length === 0) continue;
    const node = record(record(record(described["paths"])[operation.path])[operation.method]) as {
      description?: string;
    };
    const own = text(node.description);
    node.description = [...(own === undefined ? [] : [own, ""]), ...lines.map((line) => `- ${line}`)].join("\n");
  }
  return described;
}
