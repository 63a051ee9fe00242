/** Menu entries the person may open, with their paths and the current one. */
import { useLocation } from "@tanstack/react-router";
import { useMemo } from "react";
import { config } from "../config.ts";
import { useAbility } from "../session/ability.ts";
import { useCompany } from "./company.ts";
import { entryOfPath, visibleMenu, type AreaName, type MenuCompany, type MenuSection } from "./menu.ts";

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
  const sections = useMemo(() => visibleMenu((subject) => ability.can("read", subject), config.demoLayer), [ability]);
  return { sections, companyId, active };
}
