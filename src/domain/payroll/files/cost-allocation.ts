/** The report of who bears the cost of pay: companies, departments and projects. */
import { allocatedCosts, type AllocatedCost } from "./cost-shares.ts";
import type { CostShare } from "./journal.ts";
import type { PaidSlip } from "./paid-slip.ts";
import { columnsOf, type PayrollReport, type ReportTexts, sumOver, tableOf } from "./report-parts.ts";

const ofCost = columnsOf<AllocatedCost>();

export function allocationReport(
  slips: readonly (PaidSlip & { readonly costs: readonly CostShare[] })[],
  texts: ReportTexts,
): PayrollReport {
  const { words, shared, lead } = texts;
  const [own = ""] = lead;
  const rows = allocatedCosts(slips);
  const cost = sumOver(rows, ({ employerCost }) => employerCost);
  const columns = [
    ofCost.text("company", words.company, ({ company }) => company ?? own),
    ofCost.text("department", shared.department, ({ company = null, department }) =>
      company === null ? (department ?? words.noDepartment) : null,
    ),
    ofCost.text("project", words.project, ({ project }) => project),
    // Someone with several shares is in several rows: a sum of them would count them twice.
    ofCost.text("people", shared.people, ({ people }) => String(people)),
    ofCost.money("gross", shared.gross, ({ gross }) => gross),
    ofCost.money("cost", shared.employerCost, ({ employerCost }) => employerCost),
    ofCost.share("share", words.share, ({ employerCost }) =>
      cost === 0 ? 0 : Math.round((employerCost * 10_000) / cost),
    ),
  ];
  return {
    table: tableOf(words.titles["cost-allocation"], columns, rows, texts),
    ids: rows.map(() => null),
    facts: rows.length === 0 ? [] : [{ key: "cost", head: shared.employerCost, kind: "money", value: cost }],
    combined: 0,
  };
}
