/** Whether emails are shown instead of sent: on a sample instance without a mail server, which nobody else can reach. */
import type { HrmsSettings } from "../../context.ts";

/** With published passwords the server is only reachable from this machine. */
export function showsOutbox({ mailServer, environment }: HrmsSettings, sampleAccounts: readonly unknown[]): boolean {
  return !mailServer && environment === "local" && sampleAccounts.length > 0;
}
