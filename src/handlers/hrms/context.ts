/** The context of an HR handler: the call and its transaction. It offers no way to a second database connection. */
import type { operations } from "#generated/hrms/schema.ts";
import { allows, type Principal, type RequestContext } from "#src/contract/context.ts";
import type { Handlers } from "#src/contract/handler.ts";
import type { Zones } from "#src/domain/shared/local-day.ts";
import type { Operation } from "#src/contract/operation.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import type { Actor } from "#src/store/shared/audit.ts";
import { findCompanyOf, type Option } from "#src/store/company/shared/companies.ts";
import type { PasswordCost } from "#src/store/account/shared/passwords.ts";
import type { FilePlaces } from "#src/store/shared/file-storage.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import type { ProviderFetch } from "./account/shared/oidc.ts";
import type { UploadWorkers } from "./shared/uploads/upload-workers.ts";

export interface HrmsSettings {
  jwtSecret: string;
  /** Encrypts numbers of persons and accounts. */
  dataKey: string;
  /** Of new passwords. */
  passwordCost: PasswordCost;
  /** Folder or bucket for file contents; the database if undefined. */
  filesDir?: FilePlaces;
  /** Maximum file size in bytes. */
  largestFile: number;
  /** Lifetime of the tokens. */
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  version: string;
  environment: "dev" | "staging" | "local";
  demoLayer: boolean;
  startedAt: Date;
  /** Whether a mail server accepts emails; without one they stay in the outbox. */
  mailServer: boolean;
  /** The app's URL, for links in emails; without a trailing slash. */
  readonly publicUrl: string;
  /** Called when emails wait to be sent. */
  mailQueued: () => void;
  /** Whether webhooks may call the server's own network. */
  webhooksInside: boolean;
  /** Whether SSO providers may be in the server's own network, and be called over HTTP. */
  ssoInside: boolean;
  /** Calls such a provider. */
  providerFetch: ProviderFetch;
  /** Reads uploaded files, off the thread that answers calls. */
  readonly uploads: UploadWorkers;
  /** Network addresses of a host name entered by a user; empty if it does not resolve. */
  resolveHost: (name: string) => Promise<readonly string[]>;
  /** Called when webhook messages wait to be sent. */
  messagesQueued: () => void;
  /** How the parts of the server are; undefined where none are watched. */
  parts?: () => Promise<PartStates>;
}

/** Parts of the server that may fail while calls are still answered. */
export interface PartStates {
  readonly files: "ok" | "failed";
  readonly jobs: "ok" | "failed";
  readonly clock: "ok" | "failed";
  readonly mail: "ok" | "failed" | "off";
}

interface HrmsCall extends RequestContext {
  /** What the operation requires of its caller. */
  readonly demands: Operation["ability"];
  /** Whether the call may access an archived company: to read, restore or delete it. */
  readonly entersArchived: boolean;
  /** Whether the call changes nothing. */
  readonly readOnly?: boolean;
  readonly settings: HrmsSettings;
  /** Of the tenant and its companies. */
  readonly zones: Zones;
  /** The day it is in a company, or without one in the tenant: handlers take "today" from nowhere else. */
  readonly today: (companyId?: string) => string;
}

/** A call in one transaction, from its first query to its response. */
export interface HrmsContext extends HrmsCall {
  /** Bound to the caller's tenant; without a token it is a transaction of the sign-in role. */
  readonly db: Transaction;
  /** Clears all cached permissions after the commit, on all servers. */
  readonly forgetRights: () => void;
  /** The same for one session. */
  readonly forgetSession: (sessionId: string) => void;
}

/**
 * A call that does something slow without the database, such as hashing a password or calling another server: no connection
 * is held in between. Committed transactions stay when a later one fails.
 */
export interface SteppedContext extends HrmsCall {
  /** One at a time. */
  readonly transact: <Result>(work: (ctx: HrmsContext) => Promise<Result>) => Promise<Result>;
  /** Whether the database answers and is up to date. */
  readonly isMigrated: () => Promise<boolean>;
}

/** Handlers by operationId that run in one transaction, and those that open their own. */
export type HrmsHandlers = Handlers<operations, HrmsContext>;
export type SteppedHandlers = Handlers<operations, SteppedContext>;

const kept = new WeakSet<ProblemError>();

/** An error response that keeps what the transaction has written so far, such as the count of attempts. */
export function keepingChanges(refusal: ProblemError): ProblemError {
  kept.add(refusal);
  return refusal;
}

export const keepsChanges = (error: unknown): error is ProblemError => error instanceof ProblemError && kept.has(error);

export function principalOf({ principal }: Pick<RequestContext, "principal">): Principal {
  if (principal === null) throw new ProblemError("unauthorized");
  return principal;
}

/** The person as an account of a tenant, and the author of changes. */
export function actorOf(ctx: HrmsContext): Actor {
  const { tenantId, userId, support } = principalOf(ctx);
  if (tenantId === null) throw new ProblemError("forbidden", { detail: "Only accounts of a tenant can do this." });
  return {
    tenantId,
    userId,
    requestId: ctx.requestId,
    now: ctx.now(),
    ...(support && { actingForId: support.actingForId }),
  };
}

/** The company, if the person works in it and has the operation's permission there; archived companies are read-only. */
export async function companyOf(ctx: HrmsContext, companyId: string): Promise<Option> {
  const { userId, ability } = principalOf(ctx);
  const company = await findCompanyOf(ctx.db, userId, companyId, ctx.today(companyId));
  if (!company) throw notFound("There is no such company.");
  if (ctx.demands && !allows(ability, ctx.demands.action, ctx.demands.subject, companyId, ctx.demands.reach))
    throw new ProblemError("forbidden");
  if (company.archived && !ctx.entersArchived)
    throw conflict("company-archived", "The company is archived: restore it first.");
  return { id: company.id, label: company.label };
}
