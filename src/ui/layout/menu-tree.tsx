/** The menu as groups that open and close; the group of the current page is always open. */
import { chakra } from "@chakra-ui/react";
import { createLink } from "@tanstack/react-router";
import { ChevronRight, House as FirstIcon } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { addressOf, type MenuCompany, type MenuEntry, type MenuGroup } from "./menu.ts";
import { setGroupOpen, useOpenGroups } from "./menu-state.ts";
import { useMenu } from "./use-menu.ts";

const GroupButton = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    w: "full",
    minH: "8",
    px: "2",
    borderRadius: "control",
    fontWeight: "medium",
    textAlign: "start",
    color: "text",
    cursor: "pointer",
    "& svg": { color: "text.muted", flexShrink: 0 },
    "& .chevron": { transition: "rotate 150ms ease-out" },
    _hover: { bg: "hover" },
    _expanded: { "& .chevron": { rotate: "90deg" } },
  },
});

const EntryAnchor = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "8",
    py: "1",
    scrollMarginBlock: "6",
    paddingInlineStart: "2.25rem",
    paddingInlineEnd: "2",
    borderRadius: "control",
    color: "text",
    _hover: { bg: "hover", color: "text" },
    _currentPage: { bg: "accent.subtle", color: "accent.text", fontWeight: "medium", _hover: { bg: "accent.subtle", color: "accent.text" } },
  },
  variants: {
    soon: { true: { color: "text.muted" } },
    first: { true: { paddingInlineStart: "2", fontWeight: "medium" } },
  },
});
const EntryLink = createLink(EntryAnchor);

export function SoonMark() {
  const t = useText();
  return (
    <chakra.span marginInlineStart="auto" paddingInlineStart="2" fontSize="xs" lineHeight="xs" color="text.muted">
      {t("shell.soon")}
    </chakra.span>
  );
}

interface EntryProps {
  entry: MenuEntry;
  companyId: MenuCompany;
  active: boolean;
  icon?: ReactNode;
}

function Entry({ entry, companyId, active, icon }: EntryProps) {
  const t = useText();
  const to = addressOf(entry, companyId);
  if (to === null) return null;
  return (
    <li>
      <EntryLink to={to} activeOptions={{ exact: true }} soon={entry.soon} first={icon !== undefined} aria-current={active ? "page" : undefined}>
        {icon}
        {t(`shell.area.${entry.area}`)}
        {entry.soon && <SoonMark />}
      </EntryLink>
    </li>
  );
}

function Group({ group, companyId, active }: { group: MenuGroup; companyId: MenuCompany; active: string | undefined }) {
  const t = useText();
  const id = useId();
  const holdsActive = group.entries.some(({ area }) => area === active);
  const open = useOpenGroups().includes(group.name) || holdsActive;
  const { icon: Icon } = group;
  return (
    <chakra.li>
      <GroupButton type="button" aria-expanded={open} aria-controls={id} aria-disabled={holdsActive || undefined} onClick={() => setGroupOpen(group.name, !open)}>
        <Icon size={18} aria-hidden />
        <chakra.span flex="1" minW="0">
          {t(`shell.group.${group.name}`)}
        </chakra.span>
        <ChevronRight size={16} className="chevron" aria-hidden />
      </GroupButton>
      <chakra.ul id={id} hidden={!open} display={open ? "grid" : "none"} gap="1px" pt="1px" pb="2">
        {open && group.entries.map((entry) => <Entry key={entry.area} entry={entry} companyId={companyId} active={entry.area === active} />)}
      </chakra.ul>
    </chakra.li>
  );
}

export function MenuTree() {
  const t = useText();
  const { sections, companyId, active } = useMenu();
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: browsers begin to return a promise here, which React would take for the way to undo the effect.
    tree.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const lists = sections.map(({ name, first, groups }, index) => (
    <chakra.div key={name} mt={index > 0 ? "4" : "0"}>
      <chakra.h2 px="2" pb="1" fontSize="xs" lineHeight="xs" fontWeight="medium" color="text.muted">
        {t(`shell.section.${name}`)}
      </chakra.h2>
      <chakra.ul display="grid" gap="1px">
        {first && <Entry entry={first} companyId={companyId} active={first.area === active} icon={<FirstIcon size={18} aria-hidden />} />}
        {groups.map((group) => (
          <Group key={group.name} group={group} companyId={companyId} active={active} />
        ))}
      </chakra.ul>
    </chakra.div>
  ));
  return <div ref={tree}>{lists}</div>;
}
