/** A calendar year of CPF with one employer. */
import type { components } from "#generated/hrms/schema.ts";
import { cpfYear } from "#src/domain/statutory/cpf/year.ts";
import type { Calculation } from "./calculation.ts";

type Case = components["schemas"]["CpfYearInput"];
type Result = components["schemas"]["CpfYearResult"];

export const cpfYearCalculation: Calculation<Case, Result> = {
  dated: "year",
  inputs: { wages: "months", ageBand: "birthDate" },
  calculate(
    { birthDate, residency, prSince, prOption, months, lastMonth, expectedLastMonth, declared, year, method },
    rates,
    ladder,
  ) {
    const person = { birthDate, residency, ...(prSince != null && { prSince }), ...(prOption && { prOption }) };
    const { months: paid, ...result } = cpfYear(
      {
        year,
        person,
        months: months.map(({ additionalWages = 0, ...wages }) => ({ ...wages, additionalWages })),
        ...(lastMonth != null && { lastMonth }),
        ...(expectedLastMonth != null && { expectedLastMonth }),
        ...(declared != null && { declared }),
        ...(method && { method }),
      },
      rates.cpf,
      ladder,
    );
    return {
      ...result,
      months: paid.map(({ stage, ...cpf }) => ({ ...cpf, prYear: stage.prYear, reason: stage.reason })),
    };
  },
};
