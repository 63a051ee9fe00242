/** What the signed-in person may do; their own account is everybody's to see. The server decides, this only hides. */
import { createMongoAbility, type MongoAbility } from "@casl/ability";
import { useMemo } from "react";
import { useAccount, type Account } from "./account.ts";

type AppAbility = MongoAbility<[action: string, subject: string]>;

/** What belongs to the platform alone, and what to tenants alone, whatever else an account may do. */
const ofPlatform = ["platform-dashboard", "platform-jobs", "platform-users", "platform-support", "tenants"];
const ofTenants = [
  "companies",
  "roles",
  "user-access",
  "api-keys",
  "webhooks",
  "audit-events",
  "support-grants",
  "settings",
  "own-settings",
];

export function abilityOf(account: Account | null): AppAbility {
  const rules = [
    { action: "read", subject: "Auth" },
    { action: "read", subject: "own-settings" },
    ...(account?.ability ?? []),
  ];
  const elsewhere = (account?.extras.platform ? ofTenants : ofPlatform).map((subject) => ({
    action: "manage",
    subject,
    inverted: true,
  }));
  return createMongoAbility<AppAbility>([...rules, ...elsewhere]);
}

export function useAbility(): AppAbility {
  const account = useAccount();
  return useMemo(() => abilityOf(account), [account]);
}
