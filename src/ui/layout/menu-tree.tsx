/** The full menu as collapsible groups below section titles. */
import { css } from "#generated/styles/css/index.js";
import { House as FirstIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useText } from "../messages/use-text.ts";
import { Entry } from "./menu-entry.tsx";
import { Group } from "./menu-group.tsx";
import { useMenu } from "./use-menu.ts";

export function MenuTree() {
  const t = useText();
  const { sections, companyId, active } = useMenu();
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: newer browsers return a promise here, which React would take for a cleanup function.
    tree.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const lists = sections.map(({ name, first, groups }, index) => (
    <div key={name} className={css({ mt: index > 0 ? "4" : "0" })}>
      <h2
        className={css({
          px: "2",
          pb: "1",
          fontSize: "xs",
          lineHeight: "xs",
          fontWeight: "medium",
          color: "text.muted",
        })}
      >
        {t(`shell.section.${name}`)}
      </h2>
      <ul className={css({ display: "grid", gap: "1px" })}>
        {first && (
          <Entry
            entry={first}
            companyId={companyId}
            active={first.area === active}
            depth={0}
            icon={<FirstIcon size={18} aria-hidden />}
          />
        )}
        {groups.map((group) => (
          <Group key={group.name} group={group} companyId={companyId} active={active} />
        ))}
      </ul>
    </div>
  ));
  return <div ref={tree}>{lists}</div>;
}
