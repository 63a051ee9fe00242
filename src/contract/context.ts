/** What a handler gets besides its input. */

/** One rule of what a person may do, as @casl reads it; of two that fit, the later one counts. */
export interface Ability {
  action: string;
  subject: string;
  /** Fields that it is about; all of them without. */
  fields?: string[];
  /** Where it holds, and for whose records; everywhere, for all of them, without. */
  conditions?: { companyId?: { $in: string[] }; scope?: "self" | "reports" | "department" | "location" };
  /** Takes away instead of giving. */
  inverted?: boolean;
}

/** The person behind a valid access token. */
export interface Principal {
  readonly userId: string;
  readonly fullName: string;
  readonly role: string;
  readonly ability: readonly Ability[];
  /** Tenant the session works in; null for a platform account without one. */
  readonly tenantId: string | null;
  /** The family of tokens that the call came with. */
  readonly sessionId?: string;
  /** While the tenant is suspended or closing: its people read and change nothing. */
  readonly restricted?: "suspended" | "closing";
  /** True where the tenant asks for a second step at sign-in and the person has none yet. */
  readonly mfaEnrolmentDue?: boolean;
  /** Of a program that calls with a key in the place of a person. */
  readonly apiKeyId?: string;
  /** True where a person has allowed that key to invite and to change access. */
  readonly mayManageAccess?: true;
  /** Where an account of the platform works in the tenant: within which support access, and on whose behalf. */
  readonly support?: { readonly grantId: string; readonly actingForId: string };
}

/** Parts of the context that every handler may use. */
export interface RequestContext {
  readonly requestId: string;
  /** Address of the caller, for rate limits and logs. */
  readonly ip: string;
  /** What the caller's program says of itself. */
  readonly userAgent: string | null;
  readonly principal: Principal | null;
  /** The clock: handlers never read the time themselves. */
  readonly now: () => Date;
}

/** Context of the demo handlers: their slice of samples in memory, plain JSON data, and a source of chance. */
export interface DemoContext<State> extends RequestContext {
  readonly state: State;
  /** 0 <= n < 1; seeded in tests. */
  readonly random: () => number;
}

/**
 * True where the list allows the action on the subject; `manage` and `all` are the wildcards. In a company, rules for other
 * companies do not count; without one, it is enough that the action is allowed somewhere. Rules for some of the records alone
 * count with `reach`, where somebody asks afterwards whose a record is.
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
