/** Menu entry: a link, highlighted on its page. */
import { css, cva } from "#generated/styles/css/index.js";
import { Link } from "@tanstack/react-router";
import { createElement, type ComponentType, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { addressOf, type MenuCompany, type MenuEntry } from "./menu.ts";
import { whenIdle } from "./when-idle.tsx";

/** Badge components by folder; an area adds one with a `menu-badge.tsx` file. */
const files = import.meta.glob<ComponentType>(["../demo/*/menu-badge.tsx", "../hrms/*/*/menu-badge.tsx"], {
  import: "MenuBadge",
});

const badges = new Map(Object.entries(files).map(([file, load]) => [file.split("/").at(-2), whenIdle(load)]));

const entryLink = cva({
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "8",
    py: "1",
    scrollMarginBlock: "6",
    paddingInlineEnd: "2",
    borderRadius: "control",
    color: "text",
    _hover: { bg: "hover", color: "text" },
    _currentPage: {
      bg: "accent.subtle",
      color: "accent.text",
      fontWeight: "medium",
      _hover: { bg: "accent.subtle", color: "accent.text" },
    },
  },
  variants: {
    depth: {
      0: { paddingInlineStart: "2", fontWeight: "medium" },
      1: { paddingInlineStart: "2.25rem" },
      2: { paddingInlineStart: "3.25rem" },
    },
  },
  defaultVariants: { depth: 1 },
});

/** Badge at the end of an entry. */
export function EntryMark({ entry }: { entry: MenuEntry }) {
  const badge = badges.get(entry.area);
  if (!badge) return null;
  return (
    <span
      className={css({
        marginInlineStart: "auto",
        paddingInlineStart: "2",
        fontSize: "xs",
        lineHeight: "xs",
        color: "text.muted",
      })}
    >
      {createElement(badge)}
    </span>
  );
}

interface EntryProps {
  entry: MenuEntry;
  companyId: MenuCompany;
  active: boolean;
  depth?: 0 | 1 | 2;
  icon?: ReactNode;
}

export function Entry({ entry, companyId, active, depth = 1, icon }: EntryProps) {
  const t = useText();
  const to = addressOf(entry, companyId);
  if (to === null) return null;
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true }}
        className={entryLink({ depth })}
        aria-current={active ? "page" : undefined}
      >
        {icon}
        {t(`shell.area.${entry.area}`)}
        <EntryMark entry={entry} />
      </Link>
    </li>
  );
}
