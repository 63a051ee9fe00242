/** Request bodies, validation and merging with concurrent edits. */
import { describe, expect, test } from "vitest";
import type { Row } from "./area.ts";
import { grades } from "../hrms/company/grades/area.ts";
import { Unparsed } from "../kit/unparsed.ts";
import { byField } from "../form/faults.ts";
import { changedNames, clashesOf, merge } from "../form/values.ts";
import { areaBody as bodyOf, areaFaults, emptyValues, fieldSpec, formFields, valuesOf } from "./area-form.ts";

const names = formFields(grades);
const fields = names.map((name) => fieldSpec(grades, name));
const empty = emptyValues(grades);
const filled = { ...empty, name: "Engineer", rank: 5 };
const codes = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(areaFaults(grades, values)).map(([name, { code }]) => [name, code]));

describe("the body", () => {
  test("of a new record begins with the contract's defaults", () => {
    expect(bodyOf(grades, filled)).toEqual({
      name: "Engineer",
      rank: 5,
      payMin: null,
      payMid: null,
      payMax: null,
      noticeDays: 30,
      probationMonths: 3,
      status: "active",
    });
  });

  test("has no empty field that the contract does not know as null", () => {
    expect(bodyOf(grades, { ...filled, name: "  ", noticeDays: null })).not.toHaveProperty("name");
    expect(bodyOf(grades, { ...filled, noticeDays: null })).not.toHaveProperty("noticeDays");
  });

  test("keeps what the form does not show, so that a replacing update loses nothing", () => {
    const row = {
      id: "1",
      version: 2,
      updatedAt: "",
      updatedBy: "",
      ...filled,
      defaultLeavePolicyId: "p",
      createdBy: "x",
    } as unknown as Row;
    expect(bodyOf(grades, valuesOf(grades, row))).toMatchObject({ defaultLeavePolicyId: "p" });
    expect(bodyOf(grades, valuesOf(grades, row))).not.toHaveProperty("createdBy");
  });
});

describe("faults", () => {
  test("none in what the contract takes", () => expect(codes(filled)).toEqual({}));

  test("what is required, too long, out of bounds or no number", () => {
    expect(codes(empty)).toEqual({ name: "required", rank: "required" });
    expect(
      codes({
        ...filled,
        name: "x".repeat(81),
        rank: 1000,
        noticeDays: new Unparsed("soon"),
        payMin: new Unparsed("1.234"),
      }),
    ).toEqual({
      name: "maxLength",
      rank: "maximum",
      noticeDays: "whole",
      payMin: "money",
    });
  });

  test("a pay range that runs backwards", () => {
    expect(codes({ ...filled, rank: null, payMin: 500_000, payMax: 400_000 })).toEqual({
      rank: "required",
      payMax: "below-field",
    });
    expect(codes({ ...filled, payMin: new Unparsed("5.000"), payMid: 500_000, payMax: -1 })).toEqual({
      payMin: "money",
      payMax: "minimum",
    });
  });

  test("of the server stand at their fields; others are left to the page", () => {
    const errors = [
      { pointer: "/name", code: "taken" },
      { pointer: "/name", code: "maxLength" },
      { pointer: "/defaultLeavePolicyId", code: "unknown-reference" },
    ];
    expect(byField(fields, errors)).toEqual({ name: { pointer: "/name", code: "taken" } });
  });
});

describe("a record that someone else has saved", () => {
  const base = { ...filled, payMin: 100, payMax: 900, noticeDays: 30 };
  const mine = { ...base, rank: 6, noticeDays: 60 };
  const theirs = { ...base, noticeDays: 90, payMax: 800 };

  test("shows what they changed: on both sides, or theirs alone", () => {
    expect(clashesOf(names, base, theirs, mine)).toEqual([
      { name: "payMax", before: 900, theirs: 800, mine: 900, both: false },
      { name: "noticeDays", before: 30, theirs: 90, mine: 60, both: true },
    ]);
  });

  test("a change both made alike is no clash", () => {
    expect(clashesOf(names, base, { ...base, rank: 6 }, mine)).toEqual([]);
  });

  test("keeps mine, and theirs where I let it stand", () => {
    expect(merge(names, base, theirs, mine, new Set(["payMax"]))).toMatchObject({
      rank: 6,
      noticeDays: 60,
      payMax: 800,
    });
    expect(merge(names, base, theirs, mine, new Set(["noticeDays"]))).toMatchObject({
      rank: 6,
      noticeDays: 90,
      payMax: 900,
    });
  });

  test("what is blank either way is no change", () => {
    expect(changedNames(names, { ...base, payMid: null, name: "a" }, { ...base, payMid: "", name: "a" })).toEqual([]);
  });
});
