/** Whose record among a company's people becomes an account's own: within reach of who gives it, and nobody else's yet. */
import { conflict, invalid } from "#src/contract/problem.ts";
import { hasPutAddress } from "#src/store/account/shared/invitations.ts";
import { findOwnRecord, type OwnRecord } from "#src/store/access/shared/user-access.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { reachOf } from "./people.ts";

const refused = (code: string, message: string) => conflict(code, message, [{ pointer: "/employeeId", code, message }]);

const linkedAlready = () => refused("employee-linked", "Another account is this employee's.");

/** Of somebody within reach, whatever the call demands besides. */
export async function ownRecordOf(ctx: HrmsContext, companyId: string, employeeId: string): Promise<OwnRecord> {
  const { where } = await reachOf({ ...ctx, demands: undefined }, companyId);
  const found = await findOwnRecord(ctx.db, companyId, employeeId, where);
  if (!found) throw invalid("/employeeId", "unknown-reference");
  return found;
}

/** As an access gives it; of a change, with the access that it is of. */
async function takeOwnRecord(
  ctx: HrmsContext,
  companyId: string,
  employeeId: string,
  accessId?: string,
): Promise<OwnRecord> {
  const found = await ownRecordOf(ctx, companyId, employeeId);
  if (found.accessId !== null && found.accessId !== accessId) throw linkedAlready();
  return found;
}

/** Their own record opens to whoever has the address: one that is not on it, or that the giver has put there, somebody else looks at. */
export async function needsSecondPerson(
  ctx: HrmsContext,
  employeeId: string,
  { workEmail, personalEmail }: OwnRecord,
  address: string,
): Promise<boolean> {
  const known = [workEmail, personalEmail].find((one) => one?.toLowerCase() === address.toLowerCase());
  return known == null || hasPutAddress(ctx.db, employeeId, known, actorOf(ctx).userId);
}

/** To an account that is there: an invitation asks the second person, an access has none. */
export async function linkOwnRecord(
  ctx: HrmsContext,
  companyId: string,
  employeeId: string,
  address: string,
  accessId?: string,
): Promise<void> {
  const found = await takeOwnRecord(ctx, companyId, employeeId, accessId);
  if (await needsSecondPerson(ctx, employeeId, found, address))
    throw refused(
      "address-differs",
      "The account's address is not on the employee's record, or you put it there yourself.",
    );
}

/** As an invitation promises it: to somebody who is still there, and once at a time. */
export async function promiseOwnRecord(ctx: HrmsContext, companyId: string, employeeId: string): Promise<OwnRecord> {
  const found = await takeOwnRecord(ctx, companyId, employeeId);
  if (found.status === "exited") throw refused("employee-left", "They have left the company.");
  if (found.invitationId !== null)
    throw refused("employee-invited", "They are invited already: send that invitation again, or revoke it.");
  return found;
}

/** The record that was promised may have become another account's since. */
export function refuseTaken(error: unknown): never {
  throw violatedConstraint(error) === "user_access_person" ? linkedAlready() : error;
}
