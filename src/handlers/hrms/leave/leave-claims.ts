/** A month of leave that the government pays back. */
import type { LeaveClaim } from "#generated/hrms/schema.ts";
import { claimBy, type ClaimSettings } from "#src/domain/leave/claim-by.ts";
import { claimKinds } from "#src/domain/leave/shared/vocabulary.ts";
import { monthOf } from "#src/domain/shared/calendar.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { allClaims, claimPage, type ClaimQuery, type ClaimRow } from "#src/store/leave/leave-claims.ts";
import type { HrmsContext, HrmsHandlers } from "../context.ts";
import { type Reach, reachOf } from "../people/shared/people.ts";
import { exportFile } from "../shared/records/operations.ts";
import { unitsOf } from "./shared/balances.ts";
import { leaveElement } from "./shared/reach.ts";

interface Asked {
  readonly month?: string | undefined;
  readonly kind?: readonly (typeof claimKinds)[number][] | undefined;
}

async function asked<Query extends Asked>(ctx: HrmsContext, companyId: string, { month, kind, ...query }: Query) {
  const reach = await reachOf(ctx, companyId, leaveElement);
  const wanted: ClaimQuery = {
    ...query,
    companyId,
    within: reach.where,
    month: month ?? monthOf(ctx.today(companyId)),
    kinds: kind?.length ? kind : claimKinds,
  };
  const { settings } = await settingsOf(ctx.db, companyId);
  return { reach, wanted, settings };
}

function toWire({ readable }: Reach, settings: ClaimSettings, row: ClaimRow): LeaveClaim {
  const kind = row.kind as LeaveClaim["kind"];
  const personal = readable.has("personal");
  return {
    ...pick(row, [
      "id",
      "employeeId",
      "employeeNo",
      "fullName",
      "leaveType",
      "unit",
      "from",
      "to",
      "calendarDays",
      "joinedOn",
    ]),
    kind,
    ...claimBy({ ...row, kind }, settings),
    units: unitsOf(row.cost, row.unit),
    identity: readable.has("identity") && row.idLast4 !== null ? `•••••${row.idLast4}` : null,
    child: personal ? row.child : null,
    childBirthDate: personal ? row.childBirthDate : null,
    childCitizenship: personal ? row.childCitizenship : null,
  };
}

export const leaveClaimsHandlers = {
  async listLeaveClaims({ path: { companyId }, query = {} }, ctx) {
    const { reach, wanted, settings } = await asked(ctx, companyId, query);
    const page = await claimPage(ctx.db, wanted);
    return { ...page, items: page.items.map((row) => toWire(reach, settings, row)), month: wanted.month };
  },

  async exportLeaveClaims({ path: { companyId }, query = {} }, ctx) {
    const { reach, wanted, settings } = await asked(ctx, companyId, query);
    const rows = (await allClaims(ctx.db, wanted)).map((row) => toWire(reach, settings, row));
    return exportFile("claims", query, rows, { name: "leave-claims" });
  },
} satisfies HrmsHandlers;
