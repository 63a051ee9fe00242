/** What the account may do with an area's records, from its operations' abilities. */
import { useMemo } from "react";
import type { ResourceRole } from "#src/contract/resource.ts";
import { hasRole, type Area } from "./area.ts";
import { useAbility } from "../session/ability.ts";
import { useAccount } from "../session/account.ts";

export type May = (role: ResourceRole) => boolean;

const writing: readonly ResourceRole[] = ["create", "update", "delete", "archive", "restore"];

export function useMay(area: Area): May {
  const ability = useAbility();
  const ofPlatform = useAccount()?.extras.platform === true;
  return useMemo(
    () => (role) => {
      // Global records are written by the platform only, whatever abilities an account has.
      if (area.place === "platform" && !ofPlatform && writing.includes(role)) return false;
      const needed = area.resource.abilities[role];
      return hasRole(area, role) && (!needed || ability.can(needed.action, needed.subject));
    },
    [ability, area, ofPlatform],
  );
}
