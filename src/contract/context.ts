/** What a handler gets besides its input. */
export interface Ability {
  action: string;
  subject: string;
}

/** The person behind a valid access token. */
export interface Principal {
  readonly userId: string;
  readonly fullName: string;
  readonly role: string;
  readonly ability: readonly Ability[];
  /** Tenant the session works in; null for a platform account without one. */
  readonly tenantId: string | null;
}

/** Parts of the context that every handler may use. */
export interface RequestContext {
  readonly requestId: string;
  /** Address of the caller, for rate limits and logs. */
  readonly ip: string;
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

/** True where the list allows the action on the subject; `manage` and `all` are the wildcards. */
export function allows(ability: readonly Ability[], action: string, subject: string): boolean {
  return ability.some((a) => (a.action === "manage" || a.action === action) && (a.subject === "all" || a.subject === subject));
}
