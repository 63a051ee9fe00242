/** Whether the account may edit platform records; tenants can only read them. */
import { useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";

export function useMayEdit(subject: string): boolean {
  const ability = useAbility();
  return useAccount()?.extras.platform === true && ability.can("create", subject) && ability.can("delete", subject);
}
