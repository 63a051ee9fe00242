/** Single sign-on: its settings, and the two calls of a sign-in. */
import type { Sso } from "#generated/hrms/schema.ts";
import { conflict, invalid, ProblemError } from "#src/contract/problem.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { cleanLine } from "#src/domain/shared/text.ts";
import { type Account, accountByEmail } from "#src/store/account/shared/accounts.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { acceptAsNewcomer } from "#src/store/account/shared/invitations.ts";
import { fingerprint, seal, unseal } from "#src/store/database/sealed.ts";
import {
  activeConnection,
  connectionForAddress,
  isSubjectOf,
  openInvitationTo,
  rememberState,
  saveSsoConnection,
  type SsoConnection,
  ssoConnectionOf,
  takeState,
} from "#src/store/account/sso.ts";
import { personOfAccount } from "#src/store/account/shared/session-person.ts";
import { actorOf, type HrmsContext, type HrmsHandlers, type HrmsSettings, type SteppedHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { takeSeats } from "../platform/shared/limits.ts";
import {
  type Client,
  findProvider,
  type Identity,
  type Provider,
  redeem,
  type Secrets,
  signInAddress,
} from "./shared/oidc.ts";
import { newToken, tokenHash } from "./shared/proof.ts";
import { demandSecondStep, ShutOutError, startSession } from "./shared/sign-in.ts";
import { savedUrl } from "../integrations/shared/webhook-address.ts";
import { everywhere } from "../access/shared/whole-tenant.ts";
import { isVersion, versioned } from "../shared/records/version.ts";

const subject = "settings";
const lifetime = 10 * 60_000;

interface WithSettings {
  readonly settings: HrmsSettings;
}

const redirectUri = ({ settings }: WithSettings): string => `${settings.publicUrl}/pages/sso-callback`;
const providerAddress = async ({ settings }: WithSettings, issuer: string): Promise<string> => {
  const given = lineOf("issuer", issuer);
  await savedUrl(given, { insideAllowed: settings.ssoInside, resolve: settings.resolveHost }, "/issuer");
  // Unchanged: issuers are compared exactly.
  return given;
};

async function answer(ctx: HrmsContext) {
  const row = await ssoConnectionOf(ctx.db);
  const { issuer, clientId, clientSecretEnc, domains, passwordAllowed, active, version, updatedAt } = row?.own ?? {
    issuer: null,
    clientId: null,
    clientSecretEnc: null,
    domains: [],
    passwordAllowed: true,
    active: false,
    version: 1,
    updatedAt: null,
  };
  const body: Sso = {
    issuer,
    clientId,
    hasSecret: clientSecretEnc !== null,
    domains,
    passwordAllowed,
    active,
    redirectUri: redirectUri(ctx),
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy: row?.by ?? null,
  };
  return versioned(200, body);
}

const clash = (by: string | undefined) =>
  conflict("version-clash", `${by ?? "Someone else"} has changed the settings.`);

/** For the audit trail: of the secret only that one exists. */
const auditFields = (own: Omit<SsoConnection, "id"> | undefined): Record<string, FieldValue> | null =>
  own
    ? {
        issuer: own.issuer,
        clientId: own.clientId,
        clientSecret: own.clientSecretEnc === null ? null : "•••",
        domains: own.domains.join(", "),
        passwordAllowed: own.passwordAllowed,
        ssoActive: own.active,
      }
    : null;

/** Both are derived from the state, so that a reader of the table cannot continue a sign-in. */
function secretsOf({ settings }: WithSettings, state: string): Secrets {
  return {
    state,
    nonce: fingerprint(settings.dataKey, `sso nonce ${state}`),
    verifier: fingerprint(settings.dataKey, `sso verifier ${state}`),
  };
}

function providerOf(
  { settings }: WithSettings,
  { issuer, clientId, clientSecretEnc }: SsoConnection,
): Promise<Provider> {
  const client: Client = {
    issuer,
    clientId,
    clientSecret: clientSecretEnc === null ? null : unseal(settings.dataKey, clientSecretEnc),
  };
  return findProvider(client, settings.providerFetch);
}

/** Whether a provider at the URL supports sign-in by code. */
async function isProvider({ settings }: WithSettings, issuer: string): Promise<boolean> {
  try {
    const found = (
      await findProvider({ issuer, clientId: "test", clientSecret: null }, settings.providerFetch)
    ).serverMetadata();
    return (
      found.authorization_endpoint !== undefined && found.token_endpoint !== undefined && found.jwks_uri !== undefined
    );
  } catch {
    return false;
  }
}

/** People are only sent to a provider that responds; one in use was checked when it was enabled. */
async function checkActive(
  call: WithSettings,
  { active, issuer, clientSecretEnc }: Pick<SsoConnection, "active" | "issuer" | "clientSecretEnc">,
  before: SsoConnection | undefined,
): Promise<void> {
  if (!active) return;
  if (clientSecretEnc === null) throw invalid("/clientSecret", "required");
  if (before?.active && before.issuer === issuer) return;
  if (!(await isProvider(call, issuer))) throw invalid("/issuer", "no-provider");
}

const refused = (code: string, detail: string) => new ProblemError("unauthorized", { code, detail });

/** The matching account; an open invitation of the tenant to the address creates one. */
async function accountFor(
  ctx: HrmsContext,
  { tenantId, domains, issuer }: SsoConnection,
  { email, emailVerified, name, subject: who }: Identity,
): Promise<Account> {
  const nobody = refused("sso-nobody", "No account of the company belongs to this address.");
  const address = cleanLine(email ?? "");
  if (!address || !domains.includes(address.split("@").at(-1)?.toLowerCase() ?? "")) throw nobody;
  if (!emailVerified) throw refused("sso-unverified", "The provider has not verified the email address.");
  const moment = { now: ctx.now(), requestId: ctx.requestId };
  let account = await accountByEmail(ctx.db, address);
  if (!account) {
    const link = await openInvitationTo(ctx.db, tenantId, address, moment.now);
    account =
      link === undefined
        ? undefined
        : await acceptAsNewcomer(
            ctx.db,
            link,
            { fullName: cleanLine(name ?? "") || address, passwordHash: null },
            (tx, tenant) => takeSeats(tx, tenant),
            moment,
          );
  }
  if (account?.tenantId !== tenantId || account.supportOf !== null || account.apiKey) throw nobody;
  if (!(await isSubjectOf(ctx.db, account.id, { issuer, subject: who }, moment.now)))
    throw refused("sso-subject", "The provider's account is another one than before.");
  return account;
}

export const ssoHandlers = {
  async getSso(_input, ctx) {
    actorOf(ctx);
    return answer(ctx);
  },
} satisfies HrmsHandlers;

export const ssoSteps = {
  async updateSso({ headers, body }, call) {
    const { actor, before, own, version } = await call.transact(async (ctx) => {
      const actor = await everywhere(ctx, "update", subject);
      const before = await ssoConnectionOf(ctx.db);
      const version = before?.own.version ?? 1;
      if (!isVersion(version, headers["If-Match"])) throw clash(before?.by);
      const { clientSecret, clientId, domains, issuer, ...choices } = body;
      // Otherwise someone who may change the URL could send the secret to a server of their own.
      if (clientSecret === undefined && before?.own.clientSecretEnc != null && before.own.issuer !== issuer.trim())
        throw invalid("/clientSecret", "required");
      const clientSecretEnc =
        clientSecret === undefined
          ? (before?.own.clientSecretEnc ?? null)
          : clientSecret === null
            ? null
            : seal(ctx.settings.dataKey, clientSecret);
      const own = {
        ...choices,
        clientId: lineOf("clientId", clientId),
        clientSecretEnc,
        domains: [...new Set(domains.map((domain) => domain.toLowerCase()))],
      };
      return { actor, before, own, version };
    });
    const fields = { ...own, issuer: await providerAddress(call, body.issuer) };
    await checkActive(call, fields, before?.own);
    return call.transact(async (ctx) => {
      const recordId = await saveSsoConnection(ctx.db, actor, fields, version);
      if (recordId === undefined) throw clash((await ssoConnectionOf(ctx.db))?.by);
      const after = await ssoConnectionOf(ctx.db);
      const changes = changedFields(auditFields(before?.own), auditFields(after?.own) ?? {});
      // Replacing the secret counts as a change as well.
      if (body.clientSecret != null && before?.own.clientSecretEnc != null)
        changes.push({ field: "clientSecret", before: "•••", after: "•••" });
      await recordEvent(ctx.db, actor, {
        companyId: null,
        action: before ? "update" : "create",
        subject,
        recordId,
        recordName: fields.issuer,
        changes,
      });
      return answer(ctx);
    });
  },

  async testSso({ body }, call) {
    await call.transact((ctx) => everywhere(ctx, "update", subject));
    return { found: await isProvider(call, await providerAddress(call, body.issuer)) };
  },

  async startSso({ body }, call) {
    const now = call.now();
    const email = cleanLine(body.email) ?? "";
    // One response for all reasons, so that guessing reveals nothing about a company.
    const none = conflict(
      "sso-unavailable",
      "There is no sign-in with a company account for this address at the moment.",
    );
    const connection = await call.transact(({ db }) => connectionForAddress(db, email, now));
    if (!connection) throw none;
    const state = newToken();
    const provider = await providerOf(call, connection).catch(() => undefined);
    if (!provider) throw none;
    const url = await signInAddress(provider, redirectUri(call), secretsOf(call, state), email).catch(() => undefined);
    if (url === undefined || !/^https?:/.test(url)) throw none;
    await call.transact(({ db }) =>
      rememberState(
        db,
        { stateHash: tokenHash(state), tenantId: connection.tenantId, expiresAt: new Date(now.getTime() + lifetime) },
        now,
      ),
    );
    return { url, state };
  },

  async finishSso({ body: { state, ...came } }, call) {
    const connection = await call.transact(async ({ db, now }) => {
      const tenantId = await takeState(db, tokenHash(state), now());
      return tenantId === undefined ? undefined : activeConnection(db, tenantId);
    });
    if (!connection) throw refused("sso-expired", "This sign-in took too long, or was used already.");
    const identity = await providerOf(call, connection)
      .then((provider) => redeem(provider, redirectUri(call), came, secretsOf(call, state)))
      .catch(() => undefined);
    if (!identity) throw refused("sso-failed", "The provider did not confirm the sign-in.");
    // Links the provider's user even if a second step still follows.
    const account = await call.transact((ctx) => accountFor(ctx, connection, identity));
    try {
      return await call.transact(async (ctx) => {
        if (await personOfAccount(ctx.db, account, ctx.now())) await demandSecondStep(ctx, account);
        return startSession(ctx, account);
      });
    } catch (error) {
      if (error instanceof ShutOutError) throw refused("shut-out", "The account is locked, or its tenant is closed.");
      throw error;
    }
  },
} satisfies SteppedHandlers;
