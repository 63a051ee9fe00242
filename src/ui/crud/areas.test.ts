/** Every declared area has all its messages, and its columns and filters exist in the contract. */
import { describe, expect, test } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { list, record, resolve, type Json } from "#src/contract/document.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import { hoursColumn } from "#src/domain/shared/hours.ts";
import { files as english } from "../messages/files/en.gen.ts";
import { kindOf } from "../form/kind.ts";
import { fieldOf, hasRole, parametersOf } from "./area.ts";
import { declaredAreas, loadArea } from "./registry.ts";

const messages = async (name: string) => (await english[name]?.())?.default as Record<string, string>;
const shared = await messages("crud");

function exportedColumns(id: string): readonly unknown[] {
  const whole = document as unknown as Json;
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  const parameters = list(rawOperation(whole, operation)["parameters"]).map((one) => resolve(whole, one));
  const schema = record(parameters.find(({ name }) => name === "columns")?.["schema"]);
  return list(resolve(whole, schema["items"])["enum"]);
}

test("grades are declared, and a name without a declaration is none", async () => {
  expect(declaredAreas).toContain("grades");
  expect(await loadArea("registry")).toBeUndefined();
  expect(await loadArea("../grades")).toBeUndefined();
});

describe.each(declaredAreas)("%s", async (name) => {
  const area = await loadArea(name);
  if (!area) throw new Error(`${name} has no declaration`);
  const own = await messages(name);
  const said = (key: string): boolean => key in own || key in shared;
  const inForm = Object.values(area.form).flat(2);
  const fields = [...new Set([...area.columns, ...(area.moreColumns ?? []), ...inForm])];

  test("has the texts of its screens", () => {
    expect(
      ["title", "intro", "new", "edit", "search", "empty", "emptyText", "gone"].filter((key) => !(key in own)),
    ).toEqual([]);
    expect(
      Object.keys(area.form)
        .flatMap((section) => [`section.${section}`, `section.${section}.help`])
        .filter((key) => !(key in own)),
    ).toEqual([]);
  });

  test("has a label for every field and every choice", () => {
    expect(fields.filter((field) => !said(field))).toEqual([]);
    const choices = fields.flatMap((field) =>
      [area.resource.fields[field], area.resource.input[field]]
        .flatMap((each) => each?.enum ?? [])
        .map((value) => `${field}.${String(value)}`),
    );
    const filters = area.filters
      .flatMap(parametersOf)
      .flatMap((filter) =>
        (area.resource.filters[filter]?.items?.enum ?? []).map((value) => `${filter}.${String(value)}`),
      );
    expect([...choices, ...filters].filter((key) => !said(key))).toEqual([]);
  });

  test("shows no field of a kind that has no way on screen", () => {
    expect(
      fields.filter(
        (field) =>
          (kindOf(fieldOf(area, field)) === "other" && area.views?.[field] === undefined) ||
          kindOf(area.resource.input[field]) === "other",
      ),
    ).toEqual([]);
  });

  test("shows no bare number of minutes", () => {
    expect(
      fields.filter(
        (field) =>
          /Min$|minutes$/i.test(field) &&
          kindOf(fieldOf(area, field)) === "whole" &&
          !area.hours?.includes(field) &&
          !(`${field}.value` in own),
      ),
    ).toEqual([]);
  });

  test("asks for every field that the contract requires, and for none that it hides", () => {
    const required = Object.entries(area.resource.input).filter(([, field]) => field.required);
    expect(required.map(([field]) => field).filter((field) => !inForm.includes(field))).toEqual([]);
    const drawn = inForm.filter((field) => area.controls?.[field] === undefined);
    expect(drawn.filter((field) => kindOf(fieldOf(area, field)) === "hidden")).toEqual([]);
  });

  test("can be exported with every column that is on show", () => {
    if (!hasRole(area, "export")) return;
    const known = exportedColumns(area.resource.operations["export"] ?? "");
    const written = [...area.columns, ...(area.moreColumns ?? [])].map((column) =>
      area.hours?.includes(column) ? hoursColumn(column) : column,
    );
    expect(written.filter((column) => !known.includes(column))).toEqual([]);
  });

  test("is named by its address", () => expect(area.name).toBe(name));
});
