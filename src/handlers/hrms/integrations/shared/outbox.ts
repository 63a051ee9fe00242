/** Whether mails are shown instead of sent: on a sample instance without a mail server, which nobody else can reach. */
import type { HrmsSettings } from "../../context.ts";

/** Accounts whose passwords everybody can read keep the server on this machine alone. */
export function showsOutbox({ mailServer, environment }: HrmsSettings, sampleAccounts: readonly unknown[]): boolean {
  return !mailServer && environment === "local" && sampleAccounts.length > 0;
}
