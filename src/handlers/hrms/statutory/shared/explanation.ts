/** The steps of a rule in the contract's words: names beside quantities, sources with title and address. */
import type { components } from "#generated/hrms/schema.ts";
import { beyondAnnounced, type RowRef, type Step } from "#src/domain/statutory/explanation.ts";
import { type SourceId, type Source as KnownSource, sources } from "#src/domain/statutory/rates/sources.ts";
import { roundings, type RoundingName } from "#src/domain/statutory/rounding.ts";

type Schemas = components["schemas"];
export type Explanation = Schemas["Explanation"];

function sourceOf(id: SourceId): Schemas["RuleSource"] {
  const source: KnownSource = sources[id];
  return { id, ...source };
}

function roundingOf(name: RoundingName): Schemas["RoundingRule"] {
  const { to, way, source } = roundings[name];
  return { name, to, way, source: sourceOf(source) };
}

/** A row that was entered on the platform brings its source along. */
function rowOf({ given, source, ...row }: RowRef): Schemas["RateRow"] {
  return { ...row, source: given ? { id: source, ...given } : sourceOf(source) };
}

function stepOf({ rule, inputs, row, setting, source, exact, rounding, result }: Step): Schemas["ExplanationStep"] {
  return {
    rule,
    inputs: Object.entries(inputs).map(([name, quantity]) => ({ name, ...quantity })),
    ...(row && { row: rowOf(row) }),
    ...(setting && { setting }),
    ...(source && { source: sourceOf(source) }),
    ...(exact !== undefined && { exact }),
    ...(rounding && { rounding: roundingOf(rounding) }),
    result,
  };
}

export function explanationOf(steps: readonly Step[]): Explanation {
  return {
    steps: steps.map(stepOf),
    beyondAnnounced: beyondAnnounced(steps).map(({ series, announcedUpTo = "" }) => ({ series, announcedUpTo })),
  };
}
