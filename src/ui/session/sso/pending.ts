/** A sign-in that went to a company's provider: what this tab must know when it comes back. Another tab's way back is none of ours. */
interface Pending {
  readonly state: string;
  readonly wanted: string | undefined;
  readonly remember: boolean;
}

const name = "hrms-sso";

export function keepPending(pending: Pending): void {
  sessionStorage.setItem(name, JSON.stringify(pending));
}

/** Once; undefined where the state is not that of a sign-in that began here. */
export function takePending(state: string | undefined): Pending | undefined {
  const kept = sessionStorage.getItem(name);
  if (kept === null || state === undefined) return undefined;
  const pending = JSON.parse(kept) as Pending;
  if (pending.state !== state) return undefined;
  sessionStorage.removeItem(name);
  return pending;
}
