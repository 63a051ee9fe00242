/** The text files of a tax filing: the same forms give the same bytes, which their hashes prove. */
import { createHash } from "node:crypto";
import { benefitTotals, writeAppendix8a } from "#src/domain/payroll/files/iras-appendix-8a.ts";
import { type IrasBatch, writeIr8a } from "#src/domain/payroll/files/iras-ir8a-file.ts";
import type { IrasPerson } from "#src/domain/payroll/files/iras-record.ts";
import { appendixOf } from "#src/domain/payroll/tax-form.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { unseal } from "#src/store/database/sealed.ts";
import { companyOfFiles } from "#src/store/payroll/pay-run-files.ts";
import type { FilingFile } from "#src/store/payroll/tables/tax-filings.ts";
import { filedForms, type TaxFilingRow } from "#src/store/payroll/tax-filings.ts";
import type { StoredForm } from "#src/store/payroll/tax-forms.ts";
import type { HrmsContext } from "../../context.ts";

/** Of someone who was purged, only that they were there. */
const purged: IrasPerson = {
  idType: "1",
  id: "",
  name: "",
  addressType: "N",
  nationality: "",
  sex: "M",
  birthDate: "",
  designation: "",
  startedOn: "",
};

export const personOf = (ctx: HrmsContext, { personEnc }: Pick<StoredForm, "personEnc">): IrasPerson =>
  personEnc === null ? purged : (JSON.parse(unseal(ctx.settings.dataKey, personEnc)) as IrasPerson);

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
    fileName: `${form}-${filing.year}${suffix}.txt`,
    size: Buffer.byteLength(content),
    sha256: createHash("sha256").update(content).digest("hex"),
    people,
    content,
  });
  const people = new Map(forms.map((form) => [form.id, personOf(ctx, form)]));
  const personIn = ({ id }: StoredForm): IrasPerson => people.get(id) as IrasPerson;
  const records = forms.map((form) => ({ ...form.figures, person: personIn(form) }));
  const appendices = forms
    .flatMap((form) => (form.benefits === null ? [] : [appendixOf(form.benefits, personIn(form))]))
    .filter((appendix) => benefitTotals(appendix).total > 0);
  return [
    file("ir8a", writeIr8a(batch, records), records.length),
    ...(appendices.length === 0 ? [] : [file("appendix-8a", writeAppendix8a(batch, appendices), appendices.length)]),
  ];
}
