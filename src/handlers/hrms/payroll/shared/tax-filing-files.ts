/** The text files of a tax filing: the same forms give the same bytes, which their hashes prove. */
import { createHash } from "node:crypto";
import { amendmentRecords } from "#src/domain/payroll/files/iras-amendment.ts";
import { benefitTotals, writeAppendix8a } from "#src/domain/payroll/files/iras-appendix-8a.ts";
import { type IrasBatch, writeIr8a } from "#src/domain/payroll/files/iras-ir8a-file.ts";
import { type Ir8sRow, ir8sTable, monthsOf, withExcess } from "#src/domain/payroll/files/iras-ir8s.ts";
import type { IrasPerson } from "#src/domain/payroll/files/iras-record.ts";
import { appendixOf } from "#src/domain/payroll/tax-form.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { storedPerson } from "#src/store/payroll/draft-tax-forms.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import type { FilingFile } from "#src/store/payroll/tables/tax-filings.ts";
import { filedForms, type TaxFilingRow } from "#src/store/payroll/tax-filings.ts";
import { formsById, slipsOfForm, type StoredForm } from "#src/store/payroll/tax-forms.ts";
import type { HrmsContext } from "../../context.ts";

export const personOf = (ctx: HrmsContext, form: Pick<StoredForm, "personEnc">): IrasPerson =>
  storedPerson(form, ctx.settings.dataKey);

/** As acknowledged last; null in an original, and for someone who was not in any filing of the year. */
export async function earlierPersonOf(
  ctx: HrmsContext,
  { earlierId }: Pick<StoredForm, "earlierId">,
): Promise<IrasPerson | null> {
  const earlier = earlierId === null ? undefined : (await formsById(ctx.db, [earlierId])).get(earlierId);
  return earlier ? personOf(ctx, earlier) : null;
}

export interface FilingContent extends FilingFile {
  readonly content: string;
}

async function batchOf(ctx: HrmsContext, filing: TaxFilingRow, approvedAt: Date): Promise<IrasBatch> {
  const company = await companyOfFiles(ctx.db, filing.companyId);
  const {
    source,
    organisationIdType,
    organisationId,
    authorisedPerson,
    authorisedDesignation,
    phone,
    email,
    division,
  } = filing;
  return {
    employer: {
      source,
      idType: organisationIdType,
      id: (organisationId ?? "").toUpperCase(),
      name: company?.name ?? "",
      authorisedPerson: authorisedPerson ?? "",
      authorisedDesignation: authorisedDesignation ?? "",
      phone: phone ?? "",
      email: email ?? "",
      ...(division !== null && { division }),
    },
    year: filing.year,
    kind: filing.kind === "amendment" ? "A" : "O",
    createdOn: localDay(defaultRegion.timeZone, approvedAt),
  };
}

export async function filingFiles(ctx: HrmsContext, filing: TaxFilingRow, approvedAt: Date): Promise<FilingContent[]> {
  const forms = await filedForms(ctx.db, filing.id);
  const batch = await batchOf(ctx, filing, approvedAt);
  const suffix = filing.number === 1 ? "" : `-${filing.number}`;
  const file = (form: FilingFile["form"], content: string, people: number): FilingContent => ({
    form,
    fileName: `${form}-${filing.year}${suffix}.${form === "ir8s" ? "csv" : "txt"}`,
    size: Buffer.byteLength(content),
    sha256: createHash("sha256").update(content).digest("hex"),
    people,
    content,
  });
  const people = new Map(forms.map((form) => [form.id, personOf(ctx, form)]));
  const personIn = ({ id }: StoredForm): IrasPerson => people.get(id) as IrasPerson;
  const records = forms.map((form) => ({ ...form.figures, person: personIn(form) }));
  const months = await ir8sRows(ctx, forms, personIn);
  const ir8s = months.length === 0 ? [] : [file("ir8s", ir8sTable(months), new Set(months.map(({ id }) => id)).size)];
  if (filing.kind === "original")
    return [file("ir8a", writeIr8a(batch, records), records.length), ...appendix8a(forms), ...ir8s];
  const before = await formsById(
    ctx.db,
    forms.flatMap(({ earlierId }) => earlierId ?? []),
  );
  const { differences, originals } = amendmentRecords(
    forms.map((form) => {
      const earlier = form.earlierId === null ? undefined : before.get(form.earlierId);
      return {
        person: personIn(form),
        figures: form.figures,
        earlier: earlier && form.earlier ? { person: personOf(ctx, earlier), figures: form.earlier } : null,
      };
    }),
  );
  const original: IrasBatch = { ...batch, kind: "O" };
  const isNew = new Set(originals.map(({ person }) => person));
  return [
    ...(differences.length === 0 ? [] : [file("ir8a", writeIr8a(batch, differences), differences.length)]),
    ...(originals.length === 0 ? [] : [file("ir8a-original", writeIr8a(original, originals), originals.length)]),
    // No source says how an appendix is amended: that of people who are filed for the first time is all that a file can say.
    ...appendix8a(
      forms.filter((form) => isNew.has(personIn(form))),
      original,
    ),
    ...ir8s,
  ];

  function appendix8a(of: readonly StoredForm[], within = batch): FilingContent[] {
    const appendices = of
      .flatMap((form) => (form.benefits === null ? [] : [appendixOf(form.benefits, personIn(form))]))
      .filter((appendix) => benefitTotals(appendix).total > 0);
    return appendices.length === 0 ? [] : [file("appendix-8a", writeAppendix8a(within, appendices), appendices.length)];
  }
}

/** The months of Form IR8S, for those who file it. */
async function ir8sRows(
  ctx: HrmsContext,
  forms: readonly StoredForm[],
  personIn: (form: StoredForm) => IrasPerson,
): Promise<Ir8sRow[]> {
  const rows: Ir8sRow[] = [];
  for (const form of forms.filter(({ figures }) => figures.ir8s)) {
    const { id, name } = personIn(form);
    for (const month of withExcess(monthsOf(await slipsOfForm(ctx.db, form)), form.excess))
      rows.push({ id, name, ...month });
  }
  return rows;
}
