/** Menu entries the person may open, with their paths and the current one. */
import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { config } from "../config.ts";
import { useAbility } from "../session/ability.ts";
import { useAccount } from "../session/account.ts";
import { useCompany } from "./company.ts";
import { entryOfPath, menuAccountOf, visibleMenu, type AreaName, type MenuCompany, type MenuSection } from "./menu.ts";

interface MenuView {
  readonly sections: readonly MenuSection[];
  readonly companyId: MenuCompany;
  readonly active: AreaName | undefined;
}

export function useMenu(): MenuView {
  const ability = useAbility();
  const { companies, currentId } = useCompany();
  const companyId = currentId ?? (companies === undefined && ability.can("read", "company-options") ? null : undefined);
  const active = useLocation({ select: (location) => entryOfPath(location.pathname)?.area });
  const platform = useAccount()?.extras.platform === true;
  const sections = useMemo(() => visibleMenu(menuAccountOf(ability, platform), config.demoLayer), [ability, platform]);
  return { sections, companyId, active };
}
