/** Every kind of request can be chosen for a delegation, so each has its words. */
import { expect, test } from "vitest";
import { approvalKinds } from "#src/domain/approvals/shared/vocabulary.ts";
import words from "./messages/own-delegations.en.json" with { type: "json" };

test.each(approvalKinds)("a delegation names requests of the kind %s", (kind) => {
  expect(Object.keys(words)).toContain(`scopes.${kind}`);
});
