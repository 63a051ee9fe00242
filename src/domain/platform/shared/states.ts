/** The life of a tenant: on trial, paying, suspended, closing, closed, purged; and which step leads where. */
export const tenantStates = ["trial", "active", "suspended", "closing", "closed", "purged"] as const;
export type TenantState = (typeof tenantStates)[number];

export const billingCycles = ["monthly", "yearly"] as const;
export type BillingCycle = (typeof billingCycles)[number];

const tenantSteps = ["activate", "suspend", "reactivate", "close"] as const;
export type TenantStep = (typeof tenantSteps)[number];

const from: Readonly<Record<TenantStep, readonly TenantState[]>> = {
  activate: ["trial"],
  suspend: ["trial", "active"],
  reactivate: ["suspended", "closing", "closed"],
  close: ["trial", "active", "suspended"],
};

/** Where the step leads; null where it cannot be taken from here. */
export function afterStep(step: TenantStep, state: TenantState, wasActive: boolean): TenantState | null {
  if (!from[step].includes(state)) return null;
  if (step === "suspend") return "suspended";
  if (step === "close") return "closing";
  return step === "activate" || wasActive ? "active" : "trial";
}

/** Steps that can be taken from a state. */
export function stepsFrom(state: TenantState): TenantStep[] {
  return tenantSteps.filter((step) => from[step].includes(state));
}

/** Whether people of the tenant may change anything. */
export function mayWrite(state: TenantState): boolean {
  return state === "trial" || state === "active";
}

/** Days before the end on which its owners hear of it again. */
export const closingReminderDays = 7;

/** Days for which a tenant stays closed before it may be purged. */
export const closedTenantDays = 90;

/** States in which its people read everything and change nothing. */
export type RestrictedState = Extract<TenantState, "suspended" | "closing">;

export function isRestricted(state: TenantState): state is RestrictedState {
  return state === "suspended" || state === "closing";
}

/** Whether people of the tenant may sign in at all. */
export function maySignIn(state: TenantState): boolean {
  return state !== "closed" && state !== "purged";
}
