/** A calendar year of CPF with one employer. */
import { cpfYear } from "#src/domain/statutory/cpf/year.ts";
import type { Calculator } from "./calculation.ts";

export const cpfYearCalculation: Calculator<"CpfYear"> = {
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
