/** The letter about a final settlement as a PDF, in the language asked for. */
import type { Settlement } from "#generated/hrms/schema.ts";
import { settlementPages } from "#src/domain/payroll/files/settlement-letter.ts";
import type { PayslipLine } from "#src/domain/payroll/payslip.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";

export async function settlementLetter(
  ctx: HrmsContext,
  shown: Settlement,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const company = await companyOfFiles(ctx.db, shown.companyId);
  const { tenantId, now } = actorOf(ctx);
  const address = [
    [company?.block, company?.street].filter(Boolean).join(" "),
    company?.unit,
    company?.building,
    company?.postal && `Singapore ${company.postal}`,
  ];
  const lines = shown.lines
    // What is withheld has a row of its own.
    .filter(({ code }) => code !== "TAX_CLEARANCE")
    .map(({ code, kind, amount }): PayslipLine => ({ code, kind, amount, cpf: "none", sdl: false, funds: false }));
  const pages = settlementPages({
    language,
    company: { name: company?.name ?? "", address: address.filter(Boolean).join(", ") || null },
    employee: { name: shown.fullName, number: shown.employeeNo },
    leftOn: shown.lastDay ?? shown.startDate,
    lines,
    net: shown.net,
    withheld: shown.withheld,
    payable: shown.payable,
    payBy: shown.payBy,
    owed: shown.notRecovered.reduce((sum, { amount }) => sum + amount, 0),
    names: new Map(shown.lines.flatMap(({ code, name }) => (name === null ? [] : [[code, name] as const]))),
    signedBy: principalOf(ctx).fullName,
    at: now,
  });
  const [bytes] = await ctx.settings.uploads.run("writePages", { input: [pages], owner: tenantId });
  return Uint8Array.from(bytes ?? []);
}
