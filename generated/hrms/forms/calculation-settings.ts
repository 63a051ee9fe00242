// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateCalculationSettings = {
  overtimeCap: {"type":"string","required":true,"nullable":false,"enum":["published-cap","unrounded"]},
  sdlRounding: {"type":"string","required":true,"nullable":false,"enum":["sdlHalfUp","sdlDown","sdlUp"]},
  conversionMonth: {"type":"string","required":true,"nullable":false,"enum":["working-days","calendar-days","whole-month"]},
  additionalWageEstimate: {"type":"string","required":true,"nullable":false,"enum":["carry-forward","declared"]},
  sindaPasses: {"type":"string","required":true,"nullable":false,"enum":["employment-pass","every-pass"]},
  mbmfLowWages: {"type":"string","required":true,"nullable":false,"enum":["contribute","free-up-to-200"]},
  serviceBasis: {"type":"string","required":true,"nullable":false,"enum":["each-month","period-start"]},
} as const satisfies $Fields;
