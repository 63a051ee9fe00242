/** Fund choices and CPF opening figures: parts of the statutory terms, of which a person has one row from each day on. */
import type { CpfOpening, FundChoice } from "../../shared/vocabulary.ts";
import type { RowReader } from "../cells.ts";
import { firstDayOf, rowOn } from "../dated-fields.ts";
import type { ExistingPerson, StatutoryRow } from "../existing.ts";
import type { ComparedField } from "../import-file.ts";
import { fundChoices, fundCodes, openingEmployers } from "../record-fields.ts";
import { differences, type Shown, unitsOf } from "../shown.ts";
import { type ImportWrites, noWrites } from "../writes.ts";
import { type ComparedRecord, mustDiffer, type Owner, type RecordTools } from "./record.ts";

/** How the funds are called today. */
const codes: Readonly<Record<string, (typeof fundCodes)[number]>> = { EC: "ECF", MBM: "MBMF" };

interface ReadFund {
  readonly row: RowReader;
  readonly choice: FundChoice | null;
  readonly effectiveFrom: string | null;
}

function readFund(row: RowReader): ReadFund {
  const text = row.required("fund", 20);
  const fund = codes[text.toUpperCase()] ?? row.choice("fund", fundCodes);
  row.required("choice");
  const mode = row.choice("choice", fundChoices);
  const amount = row.hundredths("amount", 100_000_000);
  if (mode === "custom" && amount === null) row.required("amount");
  if (mode !== null && mode !== "custom" && amount !== null) row.fault("amount", "only-custom", unitsOf(amount) ?? "");
  const approvalRef = row.text("approvalRef", 80);
  return {
    row,
    choice: fund === null || mode === null ? null : { fund, mode, amount, approvalRef },
    effectiveFrom: row.date("effectiveFrom"),
  };
}

interface ReadOpening {
  readonly row: RowReader;
  readonly opening: CpfOpening | null;
}

function readOpening(row: RowReader, today: string): ReadOpening {
  const text = row.required("year", 4);
  const year = /^20\d\d$/.test(text) ? Number(text) : null;
  if (text !== "" && (year === null || year > Number(today.slice(0, 4)))) row.fault("year", "year", text);
  row.required("ordinaryWages");
  const ordinaryWages = row.hundredths("ordinaryWages", 100_000_000_000);
  const additionalWages = row.hundredths("additionalWages", 100_000_000_000) ?? 0;
  const employer = row.choice("paidBy", openingEmployers) ?? "own";
  const approvalRef = row.text("approvalRef", 80);
  return {
    row,
    opening:
      year === null || ordinaryWages === null ? null : { year, ordinaryWages, additionalWages, employer, approvalRef },
  };
}

const shownFund = (choice: FundChoice | undefined): Shown =>
  choice
    ? { fund: choice.fund, choice: choice.mode, amount: unitsOf(choice.amount), approvalRef: choice.approvalRef }
    : {};

const shownOpening = (opening: CpfOpening | null): Shown =>
  opening
    ? {
        year: String(opening.year),
        ordinaryWages: unitsOf(opening.ordinaryWages),
        additionalWages: unitsOf(opening.additionalWages),
        paidBy: opening.employer,
        approvalRef: opening.approvalRef,
      }
    : {};

const standard = {
  cpfPaidBy: "shared",
  shg: [] as readonly FundChoice[],
  sdlExemptReason: null,
  fwl: null,
  taxResident: true,
  inPpf: false,
  ppfEmployeeShare: null as number | null,
  ppfEmployerShare: null as number | null,
  cpfOpening: null as CpfOpening | null,
};

function termsOf(row: StatutoryRow | null): typeof standard {
  if (row === null) return standard;
  const { cpfPaidBy, shg, sdlExemptReason, fwl, taxResident, inPpf, ppfEmployeeShare, ppfEmployerShare, cpfOpening } =
    row;
  return {
    cpfPaidBy,
    shg,
    sdlExemptReason,
    fwl,
    taxResident,
    inPpf,
    ppfEmployeeShare,
    ppfEmployerShare,
    cpfOpening,
  } as typeof standard;
}

export interface ComparedTerms {
  readonly funds: readonly ComparedRecord[];
  readonly openings: readonly ComparedRecord[];
  /** Of both sheets together. */
  readonly writes: ImportWrites;
}

const inWords = (shg: readonly FundChoice[]): string | null =>
  shg.map(({ fund, mode, amount }) => [fund, mode, unitsOf(amount)].filter(Boolean).join(" ")).join("; ") || null;

/** The rows of both sheets about one person. */
export function compareTerms(
  owner: Owner,
  sheets: { readonly funds: readonly RowReader[]; readonly openings: readonly RowReader[] },
  { book: { today }, tools }: RecordTools,
): ComparedTerms {
  const funds = sheets.funds.map(readFund);
  const openings = sheets.openings.map((row) => readOpening(row, today));
  mustDiffer(sheets.funds, "fund", (_row, index) => funds[index]?.choice?.fund ?? null);
  mustDiffer(sheets.openings, "employeeNo", () => owner.employeeId);
  const rows = owner.existing?.statutory ?? [];
  const given = funds.find(({ effectiveFrom }) => effectiveFrom !== null);
  const first = given ?? funds[0];
  const of = (owner.existing ?? { employee: { startDate: owner.startDate, lastDay: null } }) as Pick<
    ExistingPerson,
    "employee"
  >;
  const held = rowOn(rows, given?.effectiveFrom ?? today);
  const before = termsOf(held);
  const choices = funds.flatMap(({ choice }) => choice ?? []);
  const kept = before.shg.filter(({ fund }) => !choices.some((one) => one.fund === fund));
  const after = {
    ...before,
    shg: [...kept, ...choices],
    cpfOpening: openings.find(({ opening }) => opening)?.opening ?? before.cpfOpening,
  };
  const compared = (changes: ComparedField[], isNew: boolean): ComparedRecord => ({ isNew, changes, writes: noWrites });
  const ofFunds = funds.map(({ choice }) => {
    const known = before.shg.find(({ fund }) => fund === choice?.fund);
    return compared(differences(shownFund(known), shownFund(choice ?? undefined)), known === undefined);
  });
  const ofOpenings = openings.map(({ opening }) =>
    compared(differences(shownOpening(before.cpfOpening), shownOpening(opening)), before.cpfOpening === null),
  );
  if ([...ofFunds, ...ofOpenings].every(({ changes }) => changes.length === 0))
    return { funds: ofFunds, openings: ofOpenings, writes: noWrites };
  const reader = first?.row ?? sheets.openings[0];
  // Opening figures alone belong to the terms that apply: they say what was paid before.
  const from =
    first || !held
      ? firstDayOf(reader as RowReader, rows, given?.effectiveFrom ?? null, of, today)
      : held.effectiveFrom;
  const same = rows.find(({ effectiveFrom }) => effectiveFrom === from);
  const row = {
    table: "statutory" as const,
    id: same?.id ?? tools.newId(),
    version: same?.version ?? null,
    fields: same ? { ...after } : { employeeId: owner.employeeId, effectiveFrom: from, ...after },
  };
  const amounts = ({ cpfOpening }: typeof standard): string | null =>
    cpfOpening && `${cpfOpening.year} ${unitsOf(cpfOpening.ordinaryWages)} ${unitsOf(cpfOpening.additionalWages)}`;
  const changes = [
    { field: "statutory.shg", before: inWords(before.shg), after: inWords(after.shg) },
    { field: "statutory.cpfOpening", before: amounts(before), after: amounts(after) },
  ].filter((change) => change.before !== change.after);
  const event = {
    action: "update" as const,
    subject: "employees",
    recordId: owner.employeeId,
    recordName: owner.fullName,
    changes,
  };
  return {
    funds: ofFunds,
    openings: ofOpenings,
    writes: { rows: [row], relinedJobs: [], events: changes.length > 0 ? [event] : [], accounts: [], keyTerms: [] },
  };
}
