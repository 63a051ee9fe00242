/** Companies the account may work in: their records, the default one, and logos. */
import type { CompanyInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { companyFaults } from "#src/domain/company/company.ts";
import { uenOf } from "#src/domain/statutory/identifiers/uen-faults.ts";
import { isTimeZone } from "#src/domain/shared/time-zone.ts";
import { insertFirstLeaveTypes, removeFirstLeaveTypes } from "#src/store/leave/shared/first-leave-types.ts";
import {
  insertFirstLedgerAccounts,
  removeFirstLedgerAccounts,
} from "#src/store/payroll/shared/first-ledger-accounts.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import {
  findCompanyOf,
  hasOtherCompany,
  logoOf,
  offeredCompaniesOf,
  saveDefaultCompany,
  saveLogo,
} from "#src/store/company/shared/companies.ts";
import { companyBook, holdingsOf } from "#src/store/shared/company-book.ts";
import { ownRegion } from "#src/store/platform/shared/region.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { companiesCrud } from "../shared/records/crud.ts";
import { takeCompany } from "../platform/shared/limits.ts";
import { uploadedPicture } from "../shared/uploaded-picture.ts";

const subject = "companies";

const companies = companiesCrud({
  subject,
  records: companyBook,
  nameOf: (row) => row.company_name,
  unique: { companies_name: "company_name", companies_code: "code", companies_uen: "uen" },
  unaudited: ["parentCompanyId", "hasLogo"],
  async toFields(body: CompanyInput, ctx, before, { userId }) {
    const faults = companyFaults(body);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    const region = await ownRegion(ctx.db);
    const { parentCompanyId = null, tz = region.timeZone, currency = region.currency } = body;
    if (!isTimeZone(tz)) throw invalid("/tz", "enum");
    // Sessions keep the zones of companies along with their rights.
    if (tz !== before?.tz) ctx.forgetRights();
    if (parentCompanyId !== null && parentCompanyId !== before?.parentCompanyId) {
      // A company cannot own its own owner; longer cycles are rejected where they would close.
      if (parentCompanyId === before?.id || (before && (await owns(ctx, before.id, parentCompanyId))))
        throw invalid("/parentCompanyId", "cycle");
      if (!(await findCompanyOf(ctx.db, userId, parentCompanyId, ctx.today(parentCompanyId))))
        throw invalid("/parentCompanyId", "unknown-reference");
    }
    const { company_name: name, ...fields } = cleanFields("companies", body);
    return {
      ...fields,
      name,
      uen: uenOf(body.uen),
      csn: (body.csn ?? []).map(uenOf),
      currency,
      tz,
    };
  },
  usages: (ctx, id) => holdingsOf(ctx.db, id),
  cells: {
    csn: ({ csn }) => csn.join(" "),
  },
});

/** Whether one company owns the other, directly or indirectly. */
async function owns(ctx: HrmsContext, owner: string, companyId: string): Promise<boolean> {
  const seen = new Set<string>();
  for (let at: string | null = companyId; at !== null && !seen.has(at); at = await parentOf(ctx, at)) {
    if (at === owner) return true;
    seen.add(at);
  }
  return false;
}

async function parentOf(ctx: HrmsContext, id: string): Promise<string | null> {
  return (
    (
      await companyBook.find(
        ctx.db,
        { userId: principalOf(ctx).userId, now: ctx.now(), hidden: [], rolesOf: undefined },
        id,
      )
    )?.parentCompanyId ?? null
  );
}

/** A tenant must keep one company. */
async function keepOne(ctx: HrmsContext, companyId: string): Promise<void> {
  if (!(await hasOtherCompany(ctx.db, companyId)))
    throw conflict("last-company", "This is the only active company: create another one first.");
}

export const companiesHandlers = {
  ...companies.handlers,
  listCompanyOptions: ({ query }, ctx) => offeredCompaniesOf(ctx.db, principalOf(ctx).userId, ctx.now(), query?.q),

  async createCompany(input, ctx) {
    await takeCompany(ctx);
    const made = await companies.create(input, ctx);
    await insertFirstLeaveTypes(ctx.db, actorOf(ctx), made.body.id);
    await insertFirstLedgerAccounts(ctx.db, actorOf(ctx), made.body.id);
    ctx.forgetRights();
    return made;
  },

  async updateCompany(input, ctx) {
    if (input.body.status === "inactive") await companyOf(ctx, input.path.companyId).then(({ id }) => keepOne(ctx, id));
    return companies.update(input, ctx);
  },

  async archiveCompany(input, ctx) {
    const { id } = await companyOf(ctx, input.path.companyId);
    await keepOne(ctx, id);
    return companies.archive(input, ctx);
  },

  async deleteCompany(input, ctx) {
    const { id } = await companyOf(ctx, input.path.companyId);
    await keepOne(ctx, id);
    await removeFirstLeaveTypes(ctx.db, id);
    await removeFirstLedgerAccounts(ctx.db, id);
    const gone = await companies.delete(input, ctx);
    ctx.forgetRights();
    return gone;
  },

  async setDefaultCompany({ path }, ctx) {
    const { id } = await companyOf(ctx, path.companyId);
    await saveDefaultCompany(ctx.db, actorOf(ctx), id);
    return null;
  },

  async getCompanyLogo({ path }, ctx) {
    return { logo: await logoOf(ctx.db, (await companyOf(ctx, path.companyId)).id) };
  },

  async updateCompanyLogo({ path, body: { logo } }, ctx) {
    const { id, label } = await companyOf(ctx, path.companyId);
    if (logo !== null) await uploadedPicture(ctx, "/logo", logo);
    const actor = actorOf(ctx);
    const before = await logoOf(ctx.db, id);
    await saveLogo(ctx.db, actor, id, logo);
    const words = (each: string | null) => (each === null ? null : `${Math.round((each.length * 3) / 4 / 1024)} KB`);
    await recordEvent(ctx.db, actor, {
      companyId: id,
      action: "update",
      subject,
      recordId: id,
      recordName: label,
      changes: [{ field: "logo", before: words(before), after: words(logo) }],
    });
    return reply(200, { logo });
  },
} satisfies HrmsHandlers;
