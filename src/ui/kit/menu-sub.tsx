/** Submenu, opened by arrow key, Enter, click or hover. */
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { MenuHint, MenuRow } from "./menu-items.tsx";
import { Menu } from "./menu.tsx";

export function MenuSub({ icon, label, children }: { icon?: ReactNode; label: ReactNode; children: ReactNode }) {
  return (
    <Menu
      nested
      hover
      side="end"
      trigger={(props) => (
        <MenuRow {...props} type="button" role="menuitem" tabIndex={-1}>
          {icon}
          {label}
          <MenuHint>
            <ChevronRight size={16} className="mirrored" aria-hidden />
          </MenuHint>
        </MenuRow>
      )}
    >
      {children}
    </Menu>
  );
}
