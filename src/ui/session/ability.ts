/** Abilities of the signed-in person. Hides what is not allowed; the server enforces it. */
import { createMongoAbility, type ForcedSubject, type MongoAbility, subject } from "@casl/ability";
import { useMemo } from "react";
import { useAccount, type Account } from "./account.ts";

export type AppAbility = MongoAbility<[action: string, subject: string | ForcedSubject<string>]>;

/** For `can`: the subject for everybody's records. A plain name asks whether there is anybody at all. */
export const everyones = (name: string): ForcedSubject<string> =>
  subject(name, { scope: "all" }) as ForcedSubject<string>;

/** Subjects reserved for the platform, or for tenants, whatever other abilities an account has. */
const ofPlatform = [
  "platform-dashboard",
  "platform-jobs",
  "platform-timesheets",
  "platform-users",
  "platform-support",
  "tenants",
];
const ofTenants = [
  "companies",
  "company-options",
  "roles",
  "user-access",
  "api-keys",
  "webhooks",
  "audit-events",
  "support-grants",
  "settings",
  "own-settings",
];

/** Whether they may do it with records of others; rights to one's own are everybody's. */
export const canWithOthers = (ability: AppAbility, action: string, name: string): boolean =>
  ["all", "location", "department", "reports"].some((scope) =>
    ability.can(action, subject(name, { scope }) as ForcedSubject<string>),
  );

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
