/** What the fault of a field says: an empty field is missing, a short entry is too short. */
import { expect, test } from "vitest";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Text } from "../messages/use-text.ts";
import { errorsOf, faultsOf } from "./faults.ts";
import type { FieldSpec } from "./spec.ts";

const fields: readonly FieldSpec[] = [{ name: "uen", kind: "text" }];
const t: Text = (id, values) => `${id} ${String(values?.["field"] ?? values?.["limit"])}`;
const words = { field: () => "UEN", choice: () => "" };
const tooShort = (limit: number) => (): ProblemFault[] => [{ pointer: "/uen", code: "minLength", params: { limit } }];
const messageOf = (uen: string, limit: number) =>
  errorsOf(t, words, fields, faultsOf(fields, [tooShort(limit)], { uen }))["uen"];

test("an empty field is missing", () => {
  expect(messageOf("", 9)).toBe("common.fault.requiredField UEN");
  expect(messageOf(" ", 1)).toBe("common.fault.requiredField UEN");
});

test("the fault of a short entry says how long it must be", () => {
  expect(messageOf("12", 9)).toBe("common.fault.minLength 9");
});
