/** Signs access and refresh tokens, and finds the person behind an access token. */
import { jwtVerify, SignJWT } from "jose";
import type { Principal } from "#src/contract/context.ts";
import { isRestricted } from "#src/domain/platform/shared/states.ts";
import type { Rights } from "#src/store/access/shared/access.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { type Person, personOfSession, rightsOfPerson } from "#src/store/account/shared/session-person.ts";
import { mfaEnrolmentDue } from "#src/store/account/shared/mfa.ts";
import type { RefreshTicket } from "#src/store/account/shared/sessions.ts";
import { listenOn, notifyOn } from "#src/store/database/listen.ts";
import { noteWrite } from "#src/store/database/recent-writes.ts";
import { inAuth, type Transaction } from "#src/store/database/transaction.ts";
import type { HrmsSettings } from "../../context.ts";
import { forgetKeys } from "../../integrations/shared/key-session.ts";

type TokenSettings = Pick<HrmsSettings, "jwtSecret" | "accessTokenSeconds" | "refreshTokenSeconds">;

const keyOf = ({ jwtSecret }: TokenSettings) => new TextEncoder().encode(jwtSecret);

function sign(settings: TokenSettings, claims: Record<string, string>, now: Date, seconds: number): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(keyOf(settings));
}

export function signAccess(settings: TokenSettings, userId: string, sessionId: string, now: Date): Promise<string> {
  return sign(settings, { use: "access", sub: userId, sid: sessionId }, now, settings.accessTokenSeconds);
}

export function signRefresh(settings: TokenSettings, { sessionId, ticket }: RefreshTicket, now: Date): Promise<string> {
  return sign(settings, { use: "refresh", sid: sessionId, jti: ticket }, now, settings.refreshTokenSeconds);
}

/** A correct password's challenge while the second step is missing; a new password invalidates it. */
interface Challenge {
  userId: string;
  passwordSetAt: number;
}

const challengeSeconds = 300;

export function signChallenge(
  settings: TokenSettings,
  { userId, passwordSetAt }: Challenge,
  now: Date,
): Promise<string> {
  return sign(settings, { use: "mfa", sub: userId, pwd: String(passwordSetAt) }, now, challengeSeconds);
}

export async function readChallenge(settings: TokenSettings, token: string, now: Date): Promise<Challenge | null> {
  const claims = await read(settings, token, "mfa", now);
  return claims && { userId: String(claims["sub"]), passwordSetAt: Number(claims["pwd"]) };
}

async function read(
  settings: TokenSettings,
  token: string,
  use: string,
  now: Date,
): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(settings), { algorithms: ["HS256"], currentDate: now });
    return payload["use"] === use ? payload : null;
  } catch {
    return null;
  }
}

/** The family and ticket of a valid, unexpired refresh token. */
export async function readRefresh(settings: TokenSettings, token: string, now: Date): Promise<RefreshTicket | null> {
  const claims = await read(settings, token, "refresh", now);
  return claims && { sessionId: String(claims["sid"]), ticket: String(claims["jti"]) };
}

function principalOfPerson(
  { account, tenant, support }: Person,
  { ability, zones }: Rights,
  sessionId: string,
  enrolmentDue: boolean,
): Principal {
  const { id, fullName, role, tenantId } = support?.standIn ?? account;
  const status = (support?.tenant ?? tenant)?.status;
  return {
    userId: id,
    fullName,
    role,
    ability,
    tenantId,
    zones,
    sessionId,
    ...(status && isRestricted(status) && { restricted: status }),
    ...(enrolmentDue && { mfaEnrolmentDue: true }),
    ...(support && { support: { grantId: support.grantId, actingForId: support.grantedById } }),
  };
}

type ResolveSession = (token: string) => Promise<Principal | null>;
interface Trusted {
  readonly endsAt: Date | undefined;
  readonly principal: Principal | null;
}
type Remembered = Map<string, { readonly since: number; readonly found: Promise<Trusted> }>;

/** How long a database result is cached. */
const trustedFor = 1_000;
const maxTrusted = 10_000;

/** The cache is cleared when a family ends; other servers are notified, and follow within the second in any case. */
const trusted = new WeakMap<Store, Remembered>();

export function forgetSession(store: Store, sessionId: string): void {
  trusted.get(store)?.delete(sessionId);
}

/** Clears all cached permissions, so that changes apply from the next call on. */
export function forgetRights(store: Store): void {
  trusted.get(store)?.clear();
  forgetKeys(store);
  // Lists check access again, and must not see what it was.
  noteWrite(store);
}

const forgetChannel = "hrms_forget";

/** What a transaction makes stale: sessions, or all cached permissions. */
export type Stale = "rights" | { readonly sessionId: string };

/** Notifies the other servers when the transaction commits. */
export async function notifyStale(tx: Transaction, stale: readonly Stale[]): Promise<void> {
  const all = stale.includes("rights");
  const payloads = all ? [""] : stale.map((one) => (one === "rights" ? "" : one.sessionId));
  for (const payload of new Set(payloads)) await notifyOn(tx, forgetChannel, payload);
}

/** For jobs, after their changes have been committed. */
export async function forgetRightsEverywhere(store: Store): Promise<void> {
  forgetRights(store);
  await inAuth(store, (tx) => notifyStale(tx, ["rights"]));
}

/** Clears what other servers have made stale. */
export function forgetWithOthers(store: Store): Promise<{ close: () => Promise<void> }> {
  const forget = (sessionId: string) => (sessionId === "" ? forgetRights(store) : forgetSession(store, sessionId));
  return listenOn(store, forgetChannel, forget, () => forgetRights(store));
}

/** Verifies each token's signature once, and its expiry every time. */
function createTokenReader(settings: TokenSettings, now: () => Date): (token: string) => Promise<string | undefined> {
  const signed = new Map<string, { sessionId: string; endsAt: number }>();
  return async (token) => {
    const known = signed.get(token);
    if (known) return known.endsAt * 1000 > now().getTime() ? known.sessionId : undefined;
    const claims = await read(settings, token, "access", now());
    if (claims === null) return undefined;
    const sessionId = String(claims["sid"]);
    if (signed.size >= maxTrusted) signed.clear();
    signed.set(token, { sessionId, endsAt: Number(claims["exp"]) });
    return sessionId;
  };
}

/** The person behind an access token: role and abilities come from the database, never from the token. */
export function createSessionResolver(
  store: Store,
  settings: TokenSettings,
  now: () => Date = () => new Date(),
): ResolveSession {
  const known: Remembered = trusted.get(store) ?? new Map();
  trusted.set(store, known);
  const sessionOf = createTokenReader(settings, now);

  const lookUp = (sessionId: string): Promise<Trusted> =>
    inAuth(store, async (tx) => {
      const at = now();
      const person = await personOfSession(tx, sessionId, at);
      const principal = person
        ? principalOfPerson(
            person,
            await rightsOfPerson(tx, person, at),
            sessionId,
            await mfaEnrolmentDue(tx, person, at),
          )
        : null;
      return { endsAt: person?.support?.endsAt, principal };
    });

  return async (token) => {
    const sessionId = await sessionOf(token);
    if (sessionId === undefined) return null;
    const at = performance.now();
    const remembered = known.get(sessionId);
    if (remembered && remembered.since + trustedFor > at) {
      const { endsAt, principal } = await remembered.found;
      // Support access ends exactly on time, not within the cache's second.
      if (endsAt === undefined || endsAt > now()) return principal;
    }
    // Concurrent calls share one query. If the cache is cleared in between, later calls query again.
    const found = lookUp(sessionId);
    const entry = { since: at, found };
    if (known.size >= maxTrusted) known.clear();
    known.set(sessionId, entry);
    found.catch(() => known.get(sessionId) === entry && known.delete(sessionId));
    return (await found).principal;
  };
}
