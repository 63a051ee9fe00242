/** Invitations: sent, sent again, confirmed and revoked. */
import type { Language } from "#src/domain/shared/languages.ts";
import type { InvitationInput } from "#generated/hrms/schema.ts";
import { allows } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { maskEmail } from "#src/domain/platform/shared/mask-email.ts";
import {
  accountOf,
  confirmableBy,
  dropLink,
  invitationRecords,
  isMember,
  putLink,
} from "#src/store/account/shared/invitations.ts";
import { queueMail } from "#src/store/integrations/shared/mails.ts";
import { ownRegion } from "#src/store/platform/shared/region.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { asAuth } from "#src/store/database/transaction.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";
import { crud } from "../shared/records/crud.ts";
import { eachEmployee } from "../people/shared/each-employee.ts";
import { givenRoles, mayGive, mayGrantAgain } from "../access/shared/escalation.ts";
import { lineOf } from "../shared/fields.ts";
import { several } from "../shared/file-cells.ts";
import { newMail } from "../integrations/shared/mail.ts";
import { provenInviter } from "./shared/inviter.ts";
import { takeSeats } from "../platform/shared/limits.ts";
import { needsSecondPerson, ownRecordOf, promiseOwnRecord } from "../people/shared/own-record.ts";
import { newToken, tokenHash, waitFor } from "./shared/proof.ts";

const day = 24 * 60 * 60_000;
const lifetime = 7 * day;

const invitations = crud({
  subject: "invitations",
  records: invitationRecords,
  nameOf: ({ email }) => email,
  unique: { invitations_open: "email", invitations_open_person: "employeeId" },
  unaudited: ["status", "roleIds", "employeeId", "confirmedBy", "resentBy"],
  async toFields(
    {
      email,
      employeeId,
      roleIds = employeeId == null ? undefined : [roleId("employee")],
      scope = "company",
      language,
    }: InvitationInput,
    ctx,
    _before,
    companyId,
  ) {
    const { tenantId, now } = actorOf(ctx);
    if (!roleIds) throw invalid("/roleIds", "required");
    const address = lineOf("email", email);
    const account = await accountOf(ctx.db, address);
    const colleague = account?.tenantId === tenantId ? account : undefined;
    if (colleague && (await isMember(ctx.db, colleague.id, companyId))) {
      throw conflict("already-member", "This person already has access to the company.", [
        { pointer: "/email", code: "taken", message: "has access already" },
      ]);
    }
    const given = await givenRoles(ctx, roleIds);
    const own = employeeId == null ? undefined : await promiseOwnRecord(ctx, companyId, employeeId);
    await mayGive(ctx, given, companyId, scope);
    if (!colleague) await takeSeats(ctx.db, tenantId);
    return {
      email: address,
      roleIds,
      scope,
      employeeId: employeeId ?? null,
      language: language ?? (await ownRegion(ctx.db)).locale,
      sentAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
      needsConfirmation:
        employeeId != null && own !== undefined && (await needsSecondPerson(ctx, employeeId, own, address)),
    };
  },
  cells: {
    roles: ({ roles }) => several(roles),
  },
});

type OfInvitation = { path: { companyId: string; invitationId: string } };
type Sent = { id: string; email: string; language: Language };

async function mail(ctx: HrmsContext, companyId: string, { id, email, language }: Sent): Promise<void> {
  const { tenantId, now } = actorOf(ctx);
  const inviter = await provenInviter(ctx);
  const token = newToken();
  await putLink(ctx.db, tenantId, id, tokenHash(token));
  const company = (await companyOf(ctx, companyId)).label;
  const invitedBy = inviter?.fullName ?? company;
  const link = `/pages/accept-invitation?token=${token}`;
  const envelope = { recipient: email, language, link, appUrl: ctx.settings.publicUrl, tenantId };
  await asAuth(ctx.db, () => queueMail(ctx.db, newMail("invitation", envelope, { invitedBy, company }), now));
}

/** Notifies a known person before anything goes to the address. */
async function warn(
  ctx: HrmsContext,
  companyId: string,
  { employeeId, email, language }: Sent & { employeeId: string | null },
): Promise<void> {
  if (employeeId === null) return;
  const { workEmail, personalEmail, fullName } = await ownRecordOf(ctx, companyId, employeeId);
  const company = (await companyOf(ctx, companyId)).label;
  const addresses = new Set([workEmail, personalEmail].flatMap((address) => address ?? []));
  const { tenantId, now } = actorOf(ctx);
  const envelope = { language, appUrl: ctx.settings.publicUrl, tenantId };
  const facts = { name: fullName, company, email: maskEmail(email) };
  await asAuth(ctx.db, async () => {
    for (const recipient of addresses)
      await queueMail(ctx.db, newMail("invitation-elsewhere", { ...envelope, recipient }, facts), now);
  });
}

async function invite(ctx: HrmsContext, companyId: string, body: InvitationInput) {
  const made = await invitations.create({ path: { companyId }, body }, ctx);
  if (made.body.status === "awaitingConfirmation") await warn(ctx, companyId, made.body);
  else await mail(ctx, companyId, made.body);
  return made;
}

/** Neither accepted nor revoked. */
function stillOpen({ acceptedAt, revokedAt }: { acceptedAt: Date | null; revokedAt: Date | null }): void {
  if (acceptedAt) throw conflict("accepted", "The invitation has already been accepted.");
  if (revokedAt) throw conflict("revoked", "The invitation was revoked: send a new one.");
}

interface Shown {
  id: string;
  companyId: string;
}

/** Invitations whose address the signed-in person may confirm. */
function confirmable(ctx: HrmsContext, rows: readonly Shown[]): Promise<ReadonlySet<string>> {
  const { userId, ability } = principalOf(ctx);
  const changeable = rows.filter(({ companyId }) => allows(ability, "update", "invitations", companyId));
  return confirmableBy(
    ctx.db,
    userId,
    changeable.map(({ id }) => id),
  );
}

const toWire = <Row extends Shown>(row: Row, mine: ReadonlySet<string>) => ({ ...row, mayConfirm: mine.has(row.id) });

const wire = async <Row extends Shown>(ctx: HrmsContext, row: Row) => toWire(row, await confirmable(ctx, [row]));

export const invitationsHandlers = {
  ...invitations.handlers,
  async listInvitations(input, ctx) {
    const page = await invitations.list(input, ctx);
    const mine = await confirmable(ctx, page.items);
    return { ...page, items: page.items.map((row) => toWire(row, mine)) };
  },

  async getInvitation(input, ctx) {
    const answer = await invitations.get(input, ctx);
    return reply(200, await wire(ctx, answer.body), answer.headers);
  },

  async createInvitation(input, ctx) {
    const made = await invite(ctx, input.path.companyId, input.body);
    return reply(201, await wire(ctx, made.body), made.headers);
  },

  async inviteEmployees({ path: { companyId }, body: { employeeIds, ...more } }, ctx) {
    await companyOf(ctx, companyId);
    const nameOf = async (employeeId: string) => (await ownRecordOf(ctx, companyId, employeeId)).fullName;
    return eachEmployee(ctx, employeeIds, nameOf, async (employeeId) => {
      const { workEmail } = await promiseOwnRecord(ctx, companyId, employeeId);
      if (workEmail === null) throw conflict("no-work-email", "The employee has no work email: add one first.");
      await invite(ctx, companyId, { ...more, employeeId, email: workEmail });
    });
  },

  async resendInvitation(input: OfInvitation, ctx) {
    const now = ctx.now();
    const answer = await invitations.step(input, ctx, "update", async (before) => {
      stillOpen(before);
      if (before.status === "awaitingConfirmation")
        throw conflict("not-confirmed", "Nothing has been sent yet: someone else must confirm the address first.");
      // The first resend is immediate: nothing arrived, and someone is waiting.
      if (before.sentAt > before.createdAt) waitFor(before.sentAt, now);
      // The person who sends it again becomes responsible for the access it gives.
      await mayGrantAgain(ctx, before);
      return { resentBy: principalOf(ctx).userId, sentAt: now, expiresAt: new Date(now.getTime() + lifetime) };
    });
    await mail(ctx, input.path.companyId, answer.body);
    return reply(200, await wire(ctx, answer.body), answer.headers);
  },

  async confirmInvitation(input: OfInvitation, ctx) {
    const now = ctx.now();
    const { userId } = principalOf(ctx);
    const answer = await invitations.step(input, ctx, "update", async (before) => {
      stillOpen(before);
      if (before.status !== "awaitingConfirmation")
        throw conflict("nothing-to-confirm", "The invitation isn't waiting for confirmation.");
      if (!(await confirmableBy(ctx.db, userId, [before.id])).has(before.id))
        throw new ProblemError("forbidden", {
          code: "second-person",
          detail:
            "Someone else who may change invitations here has to confirm, such as an owner; where there is nobody yet, give one more person such a role first.",
        });
      return { confirmedAt: now, confirmedBy: userId, sentAt: now, expiresAt: new Date(now.getTime() + lifetime) };
    });
    await mail(ctx, input.path.companyId, answer.body);
    return reply(200, await wire(ctx, answer.body), answer.headers);
  },

  async revokeInvitation(input: OfInvitation, ctx) {
    const answer = await invitations.step(input, ctx, "revoke", (before) => {
      stillOpen(before);
      return { revokedAt: actorOf(ctx).now };
    });
    await dropLink(ctx.db, input.path.invitationId);
    return reply(200, await wire(ctx, answer.body), answer.headers);
  },
} satisfies HrmsHandlers;
