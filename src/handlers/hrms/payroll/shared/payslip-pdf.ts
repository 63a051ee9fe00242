/** Payslips of locked runs as PDF documents: what each contains, and many of them as a ZIP. */
import { Zip, ZipPassThrough } from "fflate";
import type { PdfPages } from "#src/domain/shared/document.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import { companyParts } from "#src/domain/payroll/files/cost-shares.ts";
import { payslipPages } from "#src/domain/payroll/files/payslip-document.ts";
import type { PayslipLine } from "#src/domain/payroll/payslip.ts";
import { readSnapshot } from "#src/domain/payroll/snapshot.ts";
import { type FiledSlip, yearSumsOf } from "#src/store/payroll/filed-slips.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import { leaveOfSlip } from "#src/store/payroll/slip-leave.ts";
import { actorOf, type HrmsContext } from "../../context.ts";

/** Lines as the rules have them. */
export const linesOf = ({ lines }: FiledSlip): PayslipLine[] =>
  lines.map(({ code, kind, unit, quantity, rate, amount, cpf, sdl, funds, fromDay, onDay }) => ({
    code,
    kind,
    amount,
    cpf,
    sdl,
    funds,
    ...(unit !== null && quantity !== null && { quantity: { unit, value: quantity } }),
    ...(rate !== null && { rate }),
    ...(fromDay !== null && { from: fromDay }),
    ...(onDay !== null && { day: onDay }),
  }));

export const namesOf = (slips: readonly FiledSlip[]): ReadonlyMap<string, string> =>
  new Map(
    slips.flatMap(({ lines }) => lines.flatMap(({ code, name }) => (name === null ? [] : [[code, name] as const]))),
  );

const plainName = (text: string): string => text.replaceAll(/[^\w-]/g, "_");
export const payslipName = ({ employeeNo, slip }: FiledSlip): string =>
  `payslip-${plainName(employeeNo)}-${slip.month}${slip.kind === "regular" ? "" : `-${slip.kind}`}${slip.number === 1 ? "" : `-${slip.number}`}.pdf`;

const jpegOrPng = /^data:image\/(?:png|jpeg);base64,(.+)$/;

/** The terms that the payslip was paid by on its last day. */
function basicOf({ slip }: FiledSlip): { rateType: "monthly" | "daily" | "hourly"; rate: number } {
  const terms = slip.input === null ? undefined : readSnapshot(slip.input).terms.at(-1);
  return { rateType: terms?.rateType ?? "monthly", rate: terms?.basic ?? 0 };
}

/** Their contents in the order given; the date of a document is that of its calculation, so that it never changes. */
export async function payslipContents(
  ctx: HrmsContext,
  slips: readonly FiledSlip[],
  language: Language,
  isOwn = false,
): Promise<PdfPages[]> {
  const [first] = slips;
  if (!first) return [];
  const company = await companyOfFiles(ctx.db, first.slip.companyId);
  const sums = await yearSumsOf(
    ctx.db,
    slips.map(({ slip }) => slip.id),
  );
  const names = namesOf(slips);
  const logo = jpegOrPng.exec(company?.logo ?? "")?.[1];
  const address = [
    [company?.block, company?.street].filter(Boolean).join(" "),
    company?.unit,
    company?.building,
    company?.postal && `Singapore ${company.postal}`,
  ];
  const employer = {
    name: company?.name ?? "",
    uen: company?.uen ?? null,
    address: address.filter(Boolean).join(", ") || null,
    ...(logo !== undefined && { logo: new Uint8Array(Buffer.from(logo, "base64")) }),
  };
  // Types of leave may say something about health: only one's own payslip shows them.
  const { startDate, endDate } = first.period;
  const leave = isOwn
    ? await leaveOfSlip(
        ctx.db,
        first.slip.employeeId,
        { from: startDate, to: endDate },
        first.slip.calculatedAt ?? first.slip.createdAt,
      )
    : [];
  return slips.map((one) => {
    const { slip, period } = one;
    const year = sums.get(slip.id);
    const overtimeDiffers = period.attendanceFrom !== period.startDate || period.attendanceTo !== period.endDate;
    const sheet = slip.timesheet;
    return payslipPages({
      language,
      company: employer,
      employee: {
        name: one.fullName,
        number: one.employeeNo,
        // A payroll role may not include the right to see identities.
        idNumber: !isOwn || one.idLast4 === null ? null : `•••••${one.idLast4}`,
        designation: one.designation,
        department: one.department,
        joinedOn: one.startDate,
      },
      number: `${slip.month} ${one.employeeNo}-${slip.number}`,
      period: { from: period.startDate, to: period.endDate },
      overtimePeriod: overtimeDiffers ? { from: period.attendanceFrom, to: period.attendanceTo } : null,
      paidOn: [period.payDate],
      basic: basicOf(one),
      slip: { lines: linesOf(one), gross: slip.gross, deductions: slip.deductions, net: slip.net },
      names,
      hours: {
        normal: sheet?.normalMinutes ?? 0,
        overtime: sheet?.overtimeMinutes ?? 0,
        restDay: sheet?.restDayMinutes ?? 0,
        holiday: sheet?.holidayMinutes ?? 0,
      },
      payments: null,
      year: year ? { ...year, ordinarySubject: 0, additionalSubject: 0 } : null,
      leave,
      companies: companyParts(one.companies ?? [], slip),
      note: slip.note,
      replaces: slip.replacesId === null ? null : `${slip.month} ${one.employeeNo}-${slip.number - 1}`,
      at: slip.calculatedAt ?? slip.createdAt,
    });
  });
}

export async function payslipPdf(
  ctx: HrmsContext,
  slip: FiledSlip,
  language: Language,
  isOwn: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const contents = await payslipContents(ctx, [slip], language, isOwn);
  const owner = actorOf(ctx).tenantId;
  const [bytes] = await ctx.settings.uploads.run("writePages", { input: contents, owner });
  return Uint8Array.from(bytes ?? []);
}

/** Documents that a thread writes at a time: results come back in parts, and other files of the tenant have a turn. */
const perTurn = 200;
/** ZIP files start counting here; the same files give the same bytes. */
const firstDay = new Date(1980, 0, 1);

export async function payslipZip(
  ctx: HrmsContext,
  slips: readonly FiledSlip[],
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const contents = await payslipContents(ctx, slips, language);
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (let from = 0; from < contents.length; from += perTurn) {
    const input = contents.slice(from, from + perTurn);
    const documents = await ctx.settings.uploads.run("writePages", { input, owner: actorOf(ctx).tenantId });
    for (const [index, bytes] of documents.entries()) {
      const slip = slips[from + index];
      // Documents are compressed already.
      const file = new ZipPassThrough(slip ? payslipName(slip) : `${from + index}.pdf`);
      file.mtime = firstDay;
      zip.add(file);
      file.push(bytes, true);
    }
  }
  zip.end();
  return Uint8Array.from(Buffer.concat(parts));
}
