/** Links an employee to an account as its own record: within the grantor's reach, and not yet linked to another account. */
import { conflict, invalid } from "#src/contract/problem.ts";
import { hasPutAddress } from "#src/store/account/shared/invitations.ts";
import { findOwnRecord, type OwnRecord } from "#src/store/access/shared/user-access.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { reachOf } from "./people.ts";

const refused = (code: string, message: string) => conflict(code, message, [{ pointer: "/employeeId", code, message }]);

const linkedAlready = () => refused("employee-linked", "Another account is this employee's.");

/** An employee within reach, whatever else the call requires. */
export async function ownRecordOf(ctx: HrmsContext, companyId: string, employeeId: string): Promise<OwnRecord> {
  const { where } = await reachOf({ ...ctx, demands: undefined }, companyId);
  const found = await findOwnRecord(ctx.db, companyId, employeeId, where);
  if (!found) throw invalid("/employeeId", "unknown-reference");
  return found;
}

/** For a new access; on a change, with the existing access. */
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

/** The address opens the record: one that is not on the record, or that the grantor put there, needs a second person. */
export async function needsSecondPerson(
  ctx: HrmsContext,
  employeeId: string,
  { workEmail, personalEmail }: OwnRecord,
  address: string,
): Promise<boolean> {
  const known = [workEmail, personalEmail].find((one) => one?.toLowerCase() === address.toLowerCase());
  return known == null || hasPutAddress(ctx.db, employeeId, known, actorOf(ctx).userId);
}

/** For an existing account: an invitation needs the second person, an access does not. */
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

/** For an invitation: to a current employee, and only one at a time. */
export async function promiseOwnRecord(ctx: HrmsContext, companyId: string, employeeId: string): Promise<OwnRecord> {
  const found = await takeOwnRecord(ctx, companyId, employeeId);
  if (found.status === "exited") throw refused("employee-left", "They have left the company.");
  if (found.invitationId !== null)
    throw refused("employee-invited", "They are invited already: send that invitation again, or revoke it.");
  return found;
}

/** The promised record may have been linked to another account since. */
export function refuseTaken(error: unknown): never {
  throw violatedConstraint(error) === "user_access_person" ? linkedAlready() : error;
}
