/** Tenant life cycle: trial, active, suspended, closing, closed, purged; and its transitions. */
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

/** The state after the step; null if it is not allowed. */
export function afterStep(step: TenantStep, state: TenantState, wasActive: boolean): TenantState | null {
  if (!from[step].includes(state)) return null;
  if (step === "suspend") return "suspended";
  if (step === "close") return "closing";
  return step === "activate" || wasActive ? "active" : "trial";
}

/** Steps allowed in a state. */
export function stepsFrom(state: TenantState): TenantStep[] {
  return tenantSteps.filter((step) => from[step].includes(state));
}

/** Whether users of the tenant may change data. */
export function mayWrite(state: TenantState): boolean {
  return state === "trial" || state === "active";
}

/** Days before closing on which owners are reminded. */
export const closingReminderDays = 7;

/** Days a tenant stays closed before it may be purged. */
export const closedTenantDays = 90;

/** Read-only states. */
export type RestrictedState = Extract<TenantState, "suspended" | "closing">;

export function isRestricted(state: TenantState): state is RestrictedState {
  return state === "suspended" || state === "closing";
}

/** Whether users of the tenant may sign in. */
export function maySignIn(state: TenantState): boolean {
  return state !== "closed" && state !== "purged";
}
