/** All data about an employee as one archive, for data access requests. */
import { strToU8, zipSync } from "fflate";
import { reply } from "#src/contract/handler.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { documentClasses } from "#src/domain/people/shared/records.ts";
import { archiveName } from "#src/domain/integrations/shared/tenant-export.ts";
import * as stored from "#src/store/people/employee-records/all.ts";
import { filesOf } from "#src/store/people/employee-records/file-uses.ts";
import { requestsOfEmployee } from "#src/store/people/employee-records/requests-of.ts";
import { readBytes } from "#src/store/shared/file-storage.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { sectionEvents } from "#src/store/people/section-events.ts";
import { placesInTeams } from "#src/store/company/shared/project-members.ts";
import { unseal } from "#src/store/database/sealed.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { lineOf } from "../../shared/fields.ts";
import { employeeOf, type ReachedEmployee } from "../shared/people.ts";
import { needFreshCode } from "../../account/shared/second-step.ts";
import { noteChange } from "../shared/employee-events.ts";
import { jobsOf } from "./jobs.ts";
import { payTermsOf } from "./pay-terms.ts";
import { residenciesOf } from "./residencies.ts";
import { showEmployee } from "./show.ts";
import { statutoryOf } from "./statutory.ts";

const needed: readonly FieldClass[] = ["personal", "identity", "pay"];
const maxEvents = 10_000;

/** Encrypted numbers; their hashes are only for searching. */
function opened<Row extends object>(key: string, rows: readonly Row[]): Record<string, unknown>[] {
  const fieldOf = ([name, value]: [string, unknown]): [string, unknown][] => {
    if (name.endsWith("Hash") || name.endsWith("Last4") || name === "tenantId") return [];
    return [
      name.endsWith("Enc") ? [name.slice(0, -3), typeof value === "string" ? unseal(key, value) : null] : [name, value],
    ];
  };
  return rows.map((row) => Object.fromEntries(Object.entries(row).flatMap(fieldOf)));
}

async function everythingOf(ctx: HrmsContext, who: ReachedEmployee): Promise<Record<string, unknown>> {
  const { db, settings } = ctx;
  const of = { companyId: who.companyId, employeeId: who.id };
  const { rights: _rights, warnings: _warnings, ...employee } = await showEmployee(ctx, who);
  const idNo = (await findEmployee(db, who.companyId, who.id))?.person.idNoEnc ?? null;
  const classes = documentClasses.filter((one) => who.read.has(one));
  const kept = <Row extends object>(rows: readonly Row[]) => opened(settings.dataKey, rows);
  return {
    exportedAt: ctx.now().toISOString(),
    withheld: who.read.has("health") ? [] : ["health documents"],
    employee: {
      ...employee,
      identity: { ...employee.identity, idNo: idNo === null ? null : unseal(settings.dataKey, idNo) },
    },
    jobs: await jobsOf(ctx, who.id),
    payTerms: await payTermsOf(ctx, who.id),
    residencies: await residenciesOf(ctx, who.id),
    statutory: await statutoryOf(ctx, who.id),
    dependants: kept(await stored.dependantRecords.all(db, of, {})),
    bankAccounts: kept(await stored.bankAccountRecords.all(db, of, {})),
    passports: kept(await stored.passportRecords.all(db, of, {})),
    workPasses: kept(await stored.workPassRecords.all(db, of, {})),
    previousEmployments: kept(await stored.previousEmploymentRecords.all(db, of, {})),
    documents: kept(await stored.documentRecords.all(db, of, { only: stored.documentsOfClasses(classes) })),
    keyEmploymentTerms: kept(await stored.ketRecords.all(db, of, {})),
    tasks: kept(await stored.taskRecords.all(db, of, {})),
    transfers: kept(await stored.transferRecords.all(db, of, {})),
    projects: await placesInTeams(db, who.id),
    splitCompanies: kept(await stored.splitCompanyRecords.all(db, of, {})),
    changeRequests: await requestsOfEmployee(db, who.id),
    history: (await sectionEvents(db, who.id, who.read, { pageSize: maxEvents })).items,
  };
}

/** Unique archive names, whatever the files are called. */
async function filesIn(ctx: HrmsContext, who: ReachedEmployee): Promise<Record<string, Uint8Array>> {
  const found = (await filesOf(ctx.db, { companyId: who.companyId, employeeId: who.id })).filter((file) =>
    who.read.has(file.class),
  );
  const archive: Record<string, Uint8Array> = {};
  for (const file of found)
    archive[`files/${archiveName(file)}`] = Uint8Array.from(await readBytes(ctx.db, file, ctx.settings.filesDir));
  return archive;
}

export const dataExportHandlers = {
  async exportEmployeeData({ path, body }, ctx) {
    const who = await employeeOf(ctx, path, { class: "identity" });
    if (!needed.every((one) => who.read.has(one)) || (!who.self && !who.actions.has("unmask")))
      throw new ProblemError("forbidden");
    await needFreshCode(ctx);
    const reason = lineOf("reason", body.reason);
    const json = strToU8(JSON.stringify(await everythingOf(ctx, who), null, 2));
    const archive = zipSync({ "data.json": json, ...(await filesIn(ctx, who)) }, { level: 6 });
    await noteChange(ctx, who, {
      action: "unmask",
      changes: [{ field: "identity.export", before: null, after: null }],
      reason,
    });
    const name = who.employeeNo.replaceAll(/[^A-Za-z0-9-]/g, "_");
    return reply(200, new Blob([Uint8Array.from(archive)]), {
      "Content-Disposition": `attachment; filename="${name}.zip"`,
    });
  },
} satisfies HrmsHandlers;
