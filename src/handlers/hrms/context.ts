/** What an HR handler gets: the call, and its transaction. No way leads from here to a second connection of the database. */
import { allows, type Principal, type RequestContext } from "#src/contract/context.ts";
import type { Operation } from "#src/contract/operation.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import type { Actor } from "#src/store/shared/audit.ts";
import { findCompanyOf, type Option } from "#src/store/company/shared/companies.ts";
import type { FilePlaces } from "#src/store/shared/file-storage.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import type { ProviderFetch } from "./account/shared/oidc.ts";
import type { UploadWorkers } from "./shared/uploads/upload-workers.ts";

export interface HrmsSettings {
  jwtSecret: string;
  /** Encrypts numbers of persons and accounts. */
  dataKey: string;
  /** Folder or bucket for what files hold; the database without. */
  filesDir?: FilePlaces;
  /** Bytes that a file may have. */
  largestFile: number;
  /** Lifetime of the tokens. */
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  version: string;
  environment: "dev" | "staging" | "local";
  demoLayer: boolean;
  startedAt: Date;
  /** Whether a mail server takes the mails; without one they stay in the outbox. */
  mailServer: boolean;
  /** Where the app is reached, for links in mails; without a slash at its end. */
  readonly publicUrl: string;
  /** Told that mails wait to be sent. */
  mailQueued: () => void;
  /** Whether webhooks may lead into the server's own network. */
  webhooksInside: boolean;
  /** Whether providers of single sign-on may stand in the server's own network, and be asked by http. */
  ssoInside: boolean;
  /** Asks such a provider. */
  providerFetch: ProviderFetch;
  /** Reads uploaded files, away from the thread that answers. */
  readonly uploads: UploadWorkers;
  /** Network addresses of a host name entered by a user; empty if it does not resolve. */
  resolveHost: (name: string) => Promise<readonly string[]>;
  /** Told that messages to webhooks wait to be sent. */
  messagesQueued: () => void;
}

interface HrmsCall extends RequestContext {
  /** What the operation demands of who calls it. */
  readonly demands: Operation["ability"];
  /** Whether the call may go into an archived company: to read there, to bring it back, or to take it away. */
  readonly entersArchived: boolean;
  /** Whether the call changes nothing. */
  readonly readOnly?: boolean;
  readonly settings: HrmsSettings;
}

/** A call in one transaction, from its first query to its answer. */
export interface HrmsContext extends HrmsCall {
  /** Bound to the tenant of who calls; of a call that needs no token the transaction is one of the role of sign-in. */
  readonly db: Transaction;
  /** Once the transaction stands, what everybody may do is read anew, in this process. */
  readonly forgetRights: () => void;
  /** The same for one session. */
  readonly forgetSession: (sessionId: string) => void;
}

/**
 * A call that does something slow without the database, such as hashing a password or asking another server: no connection
 * waits for it. What was done in a transaction stays when a later one fails.
 */
export interface SteppedContext extends HrmsCall {
  /** One at a time. */
  readonly transact: <Result>(work: (ctx: HrmsContext) => Promise<Result>) => Promise<Result>;
  /** Whether the database answers and is up to date. */
  readonly isMigrated: () => Promise<boolean>;
}

const kept = new WeakSet<ProblemError>();

/** A refusal that leaves what the transaction has written so far, such as the count of tries. */
export function keepingChanges(refusal: ProblemError): ProblemError {
  kept.add(refusal);
  return refusal;
}

export const keepsChanges = (error: unknown): error is ProblemError => error instanceof ProblemError && kept.has(error);

export function principalOf({ principal }: Pick<RequestContext, "principal">): Principal {
  if (principal === null) throw new ProblemError("unauthorized");
  return principal;
}

/** The person as one of a tenant, and the author of changes. */
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

/** The company, where the person may work in it and do there what the operation demands; nobody writes in an archived one. */
export async function companyOf(ctx: HrmsContext, companyId: string): Promise<Option> {
  const { userId, ability } = principalOf(ctx);
  const company = await findCompanyOf(ctx.db, userId, companyId, accessDay(ctx.now()));
  if (!company) throw notFound("There is no such company.");
  if (ctx.demands && !allows(ability, ctx.demands.action, ctx.demands.subject, companyId, ctx.demands.reach))
    throw new ProblemError("forbidden");
  if (company.archived && !ctx.entersArchived)
    throw conflict("company-archived", "The company is archived: restore it first.");
  return { id: company.id, label: company.label };
}
