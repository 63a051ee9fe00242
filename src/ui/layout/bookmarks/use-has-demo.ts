/** Whether this server has the demo layer and the account may use it. */
import { config } from "../../config.ts";
import { useAbility } from "../../session/ability.ts";

export function useHasDemo(): boolean {
  return useAbility().can("read", "demo") && config.demoLayer;
}
