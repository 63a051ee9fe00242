/** The signed-in account for components and guards. */
import { useSyncExternalStore } from "react";
import type { UserData } from "#generated/hrms/schema.ts";
import { session } from "#src/client/session.ts";
import { allows } from "#src/contract/context.ts";

export type Account = UserData;

export function currentAccount(): Account | null {
  return session.current()?.userData ?? null;
}

/** For loaders, which are in the initial bundle: same result as the abilities, without their library. */
export function accountMay(action: string, subject: string): boolean {
  return allows([{ action: "read", subject: "Auth" }, ...(currentAccount()?.ability ?? [])], action, subject);
}

export function useAccount(): Account | null {
  return useSyncExternalStore(session.subscribe, currentAccount);
}

/** Calls back when the account changes or signs out, in this tab or another. */
export function watchAccount(onChange: () => void): void {
  let last = currentAccount()?.id;
  session.subscribe(() => {
    const id = currentAccount()?.id;
    const gone = last !== undefined && id !== last;
    last = id;
    if (gone) onChange();
  });
}
