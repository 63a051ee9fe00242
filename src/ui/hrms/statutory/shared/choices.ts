/** Statutory choices left to the employer; the first value is the default. */
import type { CalculationSettingsInput } from "#generated/hrms/schema.ts";

export type ChoiceName = keyof CalculationSettingsInput;

export const choices = {
  overtimeCap: ["published-cap", "unrounded"],
  sdlRounding: ["sdlHalfUp", "sdlDown", "sdlUp"],
  conversionMonth: ["working-days", "calendar-days", "whole-month"],
  additionalWageEstimate: ["carry-forward", "declared"],
  sindaPasses: ["employment-pass", "every-pass"],
  mbmfLowWages: ["contribute", "free-up-to-200"],
  serviceBasis: ["each-month", "period-start"],
} as const satisfies { readonly [Name in ChoiceName]: readonly CalculationSettingsInput[Name][] };

export const choiceNames = Object.keys(choices) as ChoiceName[];
