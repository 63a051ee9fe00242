/** My profile: the signed-in person's own account, password, sessions and email settings; nobody else's can be reached. */
import type { MyProfile, MyProfileInput } from "#generated/hrms/schema.ts";
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { pick } from "#src/domain/shared/pick.ts";
import { isTimeZone } from "#src/domain/shared/time-zone.ts";
import type { Account } from "#src/store/account/shared/accounts.ts";
import {
  type AccountChange,
  changeAccount,
  changePassword,
  endOtherSessions,
  endOwnSession,
  lockOwnAccount,
  ownAccount,
  ownSessions,
  placesOf,
} from "#src/store/people/shared/my-profile.ts";
import { hashPassword, verifyPassword } from "#src/store/account/shared/passwords.ts";
import { passwordPolicyOf, tenantSettingsOf } from "#src/store/platform/shared/tenant-settings.ts";
import {
  actorOf,
  type HrmsContext,
  type HrmsHandlers,
  principalOf,
  type SteppedContext,
  type SteppedHandlers,
} from "../context.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { checkNewPassword, passwordChangedMail, rulesForPassword } from "../account/shared/new-password.ts";
import { uploadedPicture } from "../shared/uploaded-picture.ts";
import { isVersion } from "../shared/records/version.ts";
import { moments } from "../shared/records/wire.ts";

const momentOf = (ctx: HrmsContext) => ({ now: ctx.now(), requestId: ctx.requestId });
const sessionOf = (ctx: HrmsContext): string => principalOf(ctx).sessionId ?? "";

async function own(ctx: HrmsContext): Promise<Account> {
  const account = await ownAccount(ctx.db, principalOf(ctx).userId);
  if (!account) throw notFound();
  return account;
}

/** Platform support accounts in a tenant have no account of their own there. */
async function ownToChange(ctx: HrmsContext): Promise<Account> {
  const { support, userId } = principalOf(ctx);
  if (support) throw new ProblemError("forbidden");
  const account = await lockOwnAccount(ctx.db, userId);
  if (!account) throw notFound();
  return account;
}

async function answer(ctx: HrmsContext, account: Account): Promise<Reply<200, MyProfile>> {
  const company_user = await placesOf(ctx.db, account.id, ctx.now());
  const user_info = {
    ...pick(account, ["id", "fullName", "username", "email", "avatar", "phone", "locale", "timeZone", "mailTopics"]),
    emailVerified: account.emailVerifiedAt !== null,
    passwordPolicy: await passwordPolicyOf(ctx.db, account.tenantId),
    version: account.version,
  };
  return reply(200, { user_info, company_user }, { ETag: `"${account.version}"` });
}

/** What the history records of an account; of a picture only that one exists. */
function auditFields({ fullName, phone, locale, timeZone, avatar, mailTopics }: Account): Record<string, FieldValue> {
  return {
    fullName,
    phone,
    locale,
    timeZone,
    picture: avatar === null ? null : "•••",
    mailTopics: mailTopics.join(", "),
  };
}

async function change(ctx: HrmsContext, account: Account, wanted: AccountChange) {
  const changes = changedFields(auditFields(account), auditFields({ ...account, ...wanted }));
  // Replacing the picture counts as a change as well.
  const own =
    changes.length === 0 && wanted.avatar !== undefined && wanted.avatar !== account.avatar
      ? [{ field: "picture", before: "•••", after: "•••" }]
      : changes;
  const changed = await changeAccount(ctx.db, account, wanted, own, momentOf(ctx));
  if (!changed) throw clash();
  // The next call uses the new name.
  ctx.forgetSession(sessionOf(ctx));
  return answer(ctx, changed);
}

const clash = () => conflict("version-clash", "The account has been changed.");

function fieldsOf({ fullName, phone, locale, timeZone }: MyProfileInput): AccountChange {
  const zone = lineOrNull("timeZone", timeZone);
  if (zone !== null && !isTimeZone(zone)) throw invalid("/timeZone", "time-zone");
  return {
    fullName: lineOf("fullName", fullName),
    phone: lineOrNull("phone", phone),
    locale: locale ?? null,
    timeZone: zone,
  };
}

const largestPicture = 30_000;

/** The picture as sent, if its bytes match its type. */
async function pictureOf(call: SteppedContext, address: string | null): Promise<string | null> {
  if (address === null) return null;
  const { bytes } = await uploadedPicture(call, "/picture", address);
  if (bytes.length > largestPicture) throw invalid("/picture", "too-large", { largest: largestPicture });
  return address;
}

async function sessionList(ctx: HrmsContext) {
  const current = sessionOf(ctx);
  const found = await ownSessions(ctx.db, principalOf(ctx).userId, current, ctx.now());
  return {
    items: found.map((one) => ({ ...moments(one), current: one.id === current })),
  };
}

export const myProfileHandlers = {
  getMyProfile: async (_input, ctx) => answer(ctx, await own(ctx)),

  async updateMyProfile({ headers, body }, ctx) {
    const account = await ownToChange(ctx);
    if (!isVersion(account.version, headers["If-Match"])) throw clash();
    return change(ctx, account, fieldsOf(body));
  },

  async getMyPrivacy(_input, ctx) {
    actorOf(ctx);
    const { privacy, retention } = (await tenantSettingsOf(ctx.db)).settings;
    const { leaverMonths, documentMonths, requestMonths } = retention;
    return { contact: privacy, leaverMonths, documentMonths, requestMonths };
  },

  async updateMyMailTopics({ body }, ctx) {
    return change(ctx, await ownToChange(ctx), { mailTopics: body.mailTopics });
  },

  listMySessions: (_input, ctx) => sessionList(ctx),

  async endMySessions(_input, ctx) {
    for (const id of await endOtherSessions(ctx.db, principalOf(ctx).userId, sessionOf(ctx), ctx.now()))
      ctx.forgetSession(id);
    return sessionList(ctx);
  },

  async endMySession({ path }, ctx) {
    if (!(await endOwnSession(ctx.db, principalOf(ctx).userId, path.sessionId, ctx.now())))
      throw notFound("There is no such session.");
    ctx.forgetSession(path.sessionId);
    return null;
  },
} satisfies HrmsHandlers;

const wrongPassword = () => invalid("/currentPassword", "password-wrong");

export const myProfileSteps = {
  async updateMyPicture({ body }, call) {
    const avatar = await pictureOf(call, body.picture);
    return call.transact(async (ctx) => change(ctx, await ownToChange(ctx), { avatar }));
  },

  async updateMyPassword({ body }, call) {
    const known = await call.transact(ownToChange);
    if (!(await verifyPassword(body.currentPassword, known.passwordHash))) throw wrongPassword();
    const policy = await call.transact((ctx) => rulesForPassword(ctx, known));
    await checkNewPassword(body.password, known, policy);
    const passwordHash = await hashPassword(body.password, call.settings.passwordCost);
    return call.transact(async (ctx) => {
      const account = await ownToChange(ctx);
      // A concurrent call has set another one.
      if (account.passwordHash !== known.passwordHash) throw wrongPassword();
      const language = account.locale ?? body.language ?? "en";
      const mail = passwordChangedMail(account, language, ctx.settings.publicUrl);
      for (const id of await changePassword(
        ctx.db,
        account,
        { passwordHash, policy, mail, sessionId: sessionOf(ctx) },
        momentOf(ctx),
      ))
        ctx.forgetSession(id);
      return null;
    });
  },
} satisfies SteppedHandlers;
