/** What the signed-in person may do; without stored abilities, read Auth alone. The server decides, this only hides. */
import { createMongoAbility, type MongoAbility } from "@casl/ability";
import { useMemo } from "react";
import { useAccount, type Account } from "./account.ts";

export type AppAbility = MongoAbility<[action: string, subject: string]>;

export function abilityOf(account: Account | null): AppAbility {
  const rules = account?.ability.length ? account.ability : [{ action: "read", subject: "Auth" }];
  return createMongoAbility<AppAbility>(rules);
}

export function useAbility(): AppAbility {
  const account = useAccount();
  return useMemo(() => abilityOf(account), [account]);
}
