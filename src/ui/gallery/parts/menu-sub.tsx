/** Submenu, opened by arrow key, Enter, click or hover. */
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { MenuHint } from "../../kit/menu-items.tsx";
import { useOpenMenu } from "../../kit/open-menu.ts";

export function MenuSub({ icon, label, children }: { icon?: ReactNode; label: ReactNode; children: ReactNode }) {
  const { Sub } = useOpenMenu();
  return (
    <Sub
      entry={
        <>
          {icon}
          {label}
          <MenuHint>
            <ChevronRight size={16} className="mirrored" aria-hidden />
          </MenuHint>
        </>
      }
    >
      {children}
    </Sub>
  );
}
