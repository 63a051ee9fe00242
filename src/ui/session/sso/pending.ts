/** Pending sign-in at an identity provider, kept per tab. */
interface Pending {
  readonly state: string;
  readonly wanted: string | undefined;
  readonly remember: boolean;
}

const name = "hrms-sso";

export function keepPending(pending: Pending): void {
  sessionStorage.setItem(name, JSON.stringify(pending));
}

/** Consumes the entry; undefined if the state was not created here. */
export function takePending(state: string | undefined): Pending | undefined {
  const kept = sessionStorage.getItem(name);
  if (kept === null || state === undefined) return undefined;
  const pending = JSON.parse(kept) as Pending;
  if (pending.state !== state) return undefined;
  sessionStorage.removeItem(name);
  return pending;
}
