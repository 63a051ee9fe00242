/** What the account may do with the records of an area, by the abilities of its operations. */
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
      // What belongs to everybody is the platform's to write, whatever else an account may do.
      if (area.place === "platform" && !ofPlatform && writing.includes(role)) return false;
      const needed = area.resource.abilities[role];
      return hasRole(area, role) && (!needed || ability.can(needed.action, needed.subject));
    },
    [ability, area, ofPlatform],
  );
}
