/** What a handler receives besides its input. */
import type { Zones } from "#src/domain/shared/local-day.ts";

/** One permission rule, as @casl reads it; if two match, the later one wins. */
export interface Ability {
  action: string;
  subject: string;
  /** The fields it covers; all of them if omitted. */
  fields?: string[];
  /** Where it applies, and to whose records; everywhere and all records if omitted. */
  conditions?: { companyId?: { $in: string[] }; scope?: "self" | "reports" | "department" | "location" };
  /** Denies instead of allowing. */
  inverted?: boolean;
}

/** The person behind a valid access token. */
export interface Principal {
  readonly userId: string;
  readonly fullName: string;
  readonly role: string;
  readonly ability: readonly Ability[];
  /** The tenant the session works in; null for a platform account outside tenants. */
  readonly tenantId: string | null;
  /** Which day it is for the tenant and its companies. */
  readonly zones?: Zones;
  /** The token family of the call. */
  readonly sessionId?: string;
  /** While the tenant is suspended or closing, its people can read but change nothing. */
  readonly restricted?: "suspended" | "closing";
  /** True if the tenant requires two-step verification and the person has not set it up. */
  readonly mfaEnrolmentDue?: boolean;
  /** Set for a program that calls with an API key instead of a person. */
  readonly apiKeyId?: string;
  /** True if a person has allowed that key to invite people and change access. */
  readonly mayManageAccess?: true;
  /** For a platform account working in the tenant: under which support access, and on whose behalf. */
  readonly support?: { readonly grantId: string; readonly actingForId: string };
}

/** Parts of the context that every handler may use. */
export interface RequestContext {
  readonly requestId: string;
  /** Address of the caller, for rate limits and logs. */
  readonly ip: string;
  /** The caller's user agent. */
  readonly userAgent: string | null;
  readonly principal: Principal | null;
  /** The clock: handlers never read the time themselves. */
  readonly now: () => Date;
}

/** Context of the demo handlers: their part of the in-memory samples, plain JSON data, and a random source. */
export interface DemoContext<State> extends RequestContext {
  readonly state: State;
  /** 0 <= n < 1; seeded in tests. */
  readonly random: () => number;
}

/**
 * True if the list allows the action on the subject; `manage` and `all` are wildcards. In a company, rules for other
 * companies do not count; without one, it is enough that the action is allowed somewhere. Rules for only some records
 * count with `reach`, if the caller then checks whose record it is.
 */
export function allows(
  ability: readonly Ability[],
  action: string,
  subject: string,
  companyId?: string,
  reach = false,
): boolean {
  const last = ability.findLast((rule) => {
    if ((rule.action !== "manage" && rule.action !== action) || (rule.subject !== "all" && rule.subject !== subject))
      return false;
    if (rule.conditions?.scope !== undefined && !reach) return false;
    const companies = rule.conditions?.companyId?.$in;
    return (
      companies === undefined || (companyId === undefined ? rule.inverted !== true : companies.includes(companyId))
    );
  });
  return last !== undefined && last.inverted !== true;
}
