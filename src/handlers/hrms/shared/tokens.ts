/** Signs access and refresh tokens, and finds the person behind an access token. */
import { jwtVerify, SignJWT } from "jose";
import type { Ability, Principal } from "#src/contract/context.ts";
import { rightsOf } from "#src/store/access.ts";
import type { Account } from "#src/store/accounts.ts";
import type { Store } from "#src/store/open-store.ts";
import { accountOfSession, type RefreshTicket } from "#src/store/sessions.ts";
import type { HrmsSettings } from "../context.ts";

export type TokenSettings = Pick<HrmsSettings, "jwtSecret" | "accessTokenSeconds" | "refreshTokenSeconds">;

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

async function read(settings: TokenSettings, token: string, use: string, now: Date): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(settings), { algorithms: ["HS256"], currentDate: now });
    return payload["use"] === use ? payload : null;
  } catch {
    return null;
  }
}

/** The family and ticket of a refresh token that we signed and that has not run out. */
export async function readRefresh(settings: TokenSettings, token: string, now: Date): Promise<RefreshTicket | null> {
  const claims = await read(settings, token, "refresh", now);
  return claims && { sessionId: String(claims["sid"]), ticket: String(claims["jti"]) };
}

function principalOfAccount({ id, fullName, role, tenantId }: Account, ability: Ability[]): Principal {
  return { userId: id, fullName, role, ability, tenantId };
}

type ResolveSession = (token: string) => Promise<Principal | null>;
type Remembered = Map<string, { until: number; principal: Principal | null }>;

/** For how long an answer of the database is believed. */
const trustedFor = 1_000;
const mostTrusted = 10_000;

/** Answers from here are forgotten when a family ends in this process; other processes follow within the second. */
const trusted = new WeakMap<Store, Remembered>();

export function forgetSession(store: Store, sessionId: string): void {
  trusted.get(store)?.delete(sessionId);
}

/** Forgets what everybody may do: rights that were given or taken count from the next call on, in this process. */
export function forgetRights(store: Store): void {
  trusted.get(store)?.clear();
}

/** The person behind an access token: role and abilities come from the database, never from the token. */
export function createSessionResolver(store: Store, settings: TokenSettings, now: () => Date = () => new Date()): ResolveSession {
  const known: Remembered = trusted.get(store) ?? new Map();
  trusted.set(store, known);
  return async (token) => {
    const claims = await read(settings, token, "access", now());
    if (claims === null) return null;
    const sessionId = String(claims["sid"]);
    const at = performance.now();
    const remembered = known.get(sessionId);
    if (remembered && remembered.until > at) return remembered.principal;
    const account = await accountOfSession(store, sessionId);
    const principal = account ? principalOfAccount(account, await rightsOf(store, account, now())) : null;
    if (known.size >= mostTrusted) known.clear();
    known.set(sessionId, { until: at + trustedFor, principal });
    return principal;
  };
}
