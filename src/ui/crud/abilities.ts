/** What the account may do with the records of an area, by the abilities of its operations. */
import { useMemo } from "react";
import type { ResourceRole } from "#src/contract/resource.ts";
import { hasRole, type Area } from "../areas/area.ts";
import { useAbility, type AppAbility } from "../session/ability.ts";

export type May = (role: ResourceRole) => boolean;

export function mayOf(ability: AppAbility, area: Area): May {
  return (role) => {
    const needed = area.resource.abilities[role];
    return hasRole(area, role) && (!needed || ability.can(needed.action, needed.subject));
  };
}

export function useMay(area: Area): May {
  const ability = useAbility();
  return useMemo(() => mayOf(ability, area), [ability, area]);
}
