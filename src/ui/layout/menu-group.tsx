/** Collapsible menu group with branches; the group of the current page is open. */
import { css, cva } from "#generated/styles/css/index.js";
import { ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { Entry } from "./menu-entry.tsx";
import { entriesIn, isBranch, type AreaName, type MenuBranch, type MenuCompany, type MenuGroup } from "./menu.ts";
import { setGroupOpen, useOpenGroups } from "./menu-state.ts";

const groupButton = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    w: "full",
    minH: "8",
    px: "2",
    borderRadius: "control",
    textAlign: "start",
    color: "text",
    cursor: "pointer",
    "& svg": { color: "text.muted", flexShrink: 0 },
    "& .chevron": { transition: "rotate 150ms ease-out", _rtl: { scale: "-1 1" } },
    _hover: { bg: "hover" },
    _expanded: { "& .chevron": { rotate: "90deg", _rtl: { rotate: "-90deg" } } },
  },
  variants: {
    nested: {
      true: { paddingInlineStart: "2.25rem" },
      false: { fontWeight: "medium" },
    },
  },
  defaultVariants: { nested: false },
});

interface FoldProps {
  group: MenuGroup | MenuBranch;
  active: AreaName | undefined;
  icon?: ReactNode;
  nested?: boolean;
  /** Rendered only while open, so that closed entries take no tab stop. */
  children: () => ReactNode;
}

function Fold({ group, active, icon, nested = false, children }: FoldProps) {
  const t = useText();
  const id = useId();
  const holdsActive = entriesIn(group).some(({ area }) => area === active);
  const open = useOpenGroups().includes(group.name) || holdsActive;
  return (
    <li>
      <button
        type="button"
        className={groupButton({ nested })}
        aria-expanded={open}
        aria-controls={id}
        aria-disabled={holdsActive || undefined}
        onClick={() => setGroupOpen(group.name, !open)}
      >
        {icon}
        <span className={css({ flex: "1", minW: "0" })}>{t(`shell.group.${group.name}`)}</span>
        <ChevronRight size={16} className="chevron" aria-hidden />
      </button>
      <ul
        className={css({ display: open ? "grid" : "none", gap: "1px", pt: "1px", pb: nested ? "0" : "2" })}
        id={id}
        hidden={!open}
      >
        {open && children()}
      </ul>
    </li>
  );
}

interface GroupProps {
  group: MenuGroup;
  companyId: MenuCompany;
  active: AreaName | undefined;
}

export function Group({ group, companyId, active }: GroupProps) {
  const { icon: Icon } = group;
  return (
    <Fold group={group} active={active} icon={<Icon size={18} aria-hidden />}>
      {() =>
        group.entries.map((item) =>
          isBranch(item) ? (
            <Fold key={`branch ${item.name}`} group={item} active={active} nested>
              {() =>
                item.entries.map((entry) => (
                  <Entry key={entry.area} {...{ entry, companyId }} active={entry.area === active} depth={2} />
                ))
              }
            </Fold>
          ) : (
            <Entry key={item.area} entry={item} companyId={companyId} active={item.area === active} />
          ),
        )
      }
    </Fold>
  );
}
