/** The life of a tenant: on trial, paying, suspended, closed; and which step leads where. */
export const tenantStates = ["trial", "active", "suspended", "closed"] as const;
export type TenantState = (typeof tenantStates)[number];

export const billingCycles = ["monthly", "yearly"] as const;
export type BillingCycle = (typeof billingCycles)[number];

const tenantSteps = ["activate", "suspend", "reactivate", "close"] as const;
export type TenantStep = (typeof tenantSteps)[number];

const from: Readonly<Record<TenantStep, readonly TenantState[]>> = {
  activate: ["trial"],
  suspend: ["trial", "active"],
  reactivate: ["suspended", "closed"],
  close: ["trial", "active", "suspended"],
};

/** Where the step leads; null where it cannot be taken from here. */
export function afterStep(step: TenantStep, state: TenantState, wasActive: boolean): TenantState | null {
  if (!from[step].includes(state)) return null;
  if (step === "suspend") return "suspended";
  if (step === "close") return "closed";
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

/** Whether people of the tenant may sign in at all. */
export function maySignIn(state: TenantState): boolean {
  return state !== "closed";
}
