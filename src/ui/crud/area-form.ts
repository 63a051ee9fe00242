/** Form of an area: fields from contract and declaration, request body and validation. */
import type { Area, Row } from "./area.ts";
import { type Faults, faultsOf } from "../form/faults.ts";
import type { FormSection } from "../form/form-sections.tsx";
import { kindOf } from "../form/kind.ts";
import { rememberName } from "../form/reference-names.ts";
import { type FieldSpec, specOf, type Values } from "../form/spec.ts";
import { bodyOf, initialValues } from "../form/values.ts";
import type { Labels } from "./labels.ts";

export function formFields({ form }: Area): readonly string[] {
  return Object.values(form).flatMap((rows) => rows.flat());
}

/** Field specification as declared by the area. */
export function fieldSpec(area: Area, name: string): FieldSpec {
  const field = area.resource.input[name];
  const kind = kindOf(field);
  const reference = area.references[name];
  const control = area.controls?.[name];
  const spec = specOf(name, field, { ...(reference && { reference }), ...(control && { control }) });
  const rows = spec.rows?.map((cell) => {
    const offered = area.cells[`${name}.${cell.name}`];
    return offered ? { ...cell, reference: { label: "", ...offered } } : { ...cell, clearable: false };
  });
  const shown = area.shown?.[name];
  return {
    ...spec,
    ...(shown && { shown }),
    ...(kind === "choice" && { clearable: field?.nullable ?? false }),
    ...(rows && { rows }),
    // Rows that are required start with the first one, unless the contract says with which.
    ...(rows && (field?.minItems ?? 0) > 0 && field?.default === undefined && { initial: [initialValues(rows)] }),
    ...(area.ordered?.includes(name) && { ordered: true }),
  };
}

/** All fields of the update body, also outside the form: an update would clear what is left out. */
export function inputSpecs(area: Area): readonly FieldSpec[] {
  return Object.keys(area.resource.input).map((name) => fieldSpec(area, name));
}

export function formSections(area: Area, labels: Labels, isNew: boolean): readonly FormSection[] {
  const marked = (name: string): FieldSpec => {
    const spec = fieldSpec(area, name);
    return isNew && area.neededNew?.includes(name) ? { ...spec, required: true } : spec;
  };
  return Object.entries(area.form).map(([name, lines]) => ({
    name,
    title: labels.text(`section.${name}`),
    help: labels.text(`section.${name}.help`),
    lines: lines.map((names) => names.map(marked)),
    ...(area.aids?.[name] && { aid: area.aids[name] }),
  }));
}

export function emptyValues(area: Area): Values {
  return initialValues(formFields(area).map((name) => fieldSpec(area, name)));
}

export function valuesOf({ resource }: Area, row: Row): Values {
  return Object.fromEntries(
    Object.keys(resource.input).flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  );
}

/** Forms show names for ids, so register the names of referenced records. */
export function rememberNames({ references }: Area, row: Row): void {
  for (const [name, { label }] of Object.entries(references))
    if (row[name]) rememberName(String(row[name]), String(row[label]));
}

const heldBy = (area: Area, values: Values): readonly FieldSpec[] =>
  inputSpecs(area).filter(({ name }) => name in values);

export function areaBody(area: Area, values: Values): Values {
  return bodyOf(heldBy(area, values), values);
}

/** Faults by field: the contract's, then the area's rules. */
export function areaFaults(area: Area, values: Values): Faults {
  return faultsOf(heldBy(area, values), [(body) => area.rules(body as Values), area.check], values);
}
