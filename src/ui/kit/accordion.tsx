/** Accordion: headings that toggle their sections; arrow keys, Home and End move between them. */
import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Collapse } from "./collapse.tsx";
import { rove } from "./roving.ts";
import { toggled } from "./toggled.ts";

const Frame = chakra("div", {
  base: { minW: "0" },
  variants: {
    look: {
      lines: { "& > * + *": { borderTopWidth: "1px", borderColor: "border" } },
      card: {
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "card",
        bg: "surface",
        "& > * + *": { borderTopWidth: "1px", borderColor: "border" },
      },
      apart: {
        display: "grid",
        gap: "2",
        "& > *": { borderWidth: "1px", borderColor: "border", borderRadius: "card", bg: "surface" },
      },
      raised: { display: "grid", gap: "3", "& > *": { borderRadius: "card", bg: "raised", boxShadow: "floating" } },
    },
  },
});

const Header = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    w: "full",
    minH: "11",
    px: "4",
    py: "2",
    borderRadius: "card",
    textAlign: "start",
    fontWeight: "medium",
    cursor: "pointer",
    _hover: { bg: "hover" },
    _focusVisible: { outlineOffset: "-2px" },
    _disabled: { opacity: 0.55, cursor: "not-allowed" },
    "& > svg": { flexShrink: 0, color: "text.muted" },
    "& > svg:last-child": { transition: "rotate 180ms ease-out" },
    "&[aria-expanded=true] > svg:last-child": { rotate: "180deg" },
  },
});

export interface AccordionItem {
  readonly name: string;
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  /** At the end of the heading, such as a count or status. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  open: ReadonlySet<string>;
  onOpenChange: (open: ReadonlySet<string>) => void;
  /** Opening one closes the others. */
  single?: boolean;
  look?: "lines" | "card" | "apart" | "raised";
  heading?: "h2" | "h3" | "h4";
}

export function Accordion({
  items,
  open,
  onOpenChange,
  single = false,
  look = "card",
  heading = "h3",
}: AccordionProps) {
  const id = useId();
  const toggle = (name: string): void =>
    onOpenChange(single && !open.has(name) ? new Set([name]) : toggled(open, name));
  return (
    <Frame
      look={look}
      data-accordion={id}
      onKeyDown={(event) => {
        // Ignore nested accordions, and keys typed into fields.
        const own = (event.target as HTMLElement).closest(`[data-accordion="${id}"] > * > :is(h2, h3, h4) > button`);
        if (own)
          rove(
            event,
            [...event.currentTarget.querySelectorAll<HTMLElement>(`:scope > * > :is(h2, h3, h4) > button:enabled`)],
            "vertical",
          );
      }}
    >
      {items.map(({ name, title, icon, hint, disabled = false, body }) => (
        <div key={name}>
          <chakra.h3 as={heading}>
            <Header
              type="button"
              id={`${id}-${name}`}
              aria-expanded={open.has(name)}
              aria-controls={`${id}-${name}-body`}
              disabled={disabled}
              onClick={() => toggle(name)}
            >
              {icon}
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                {title}
              </chakra.span>
              {hint && <chakra.span flexShrink={0}>{hint}</chakra.span>}
              <ChevronDown size={18} aria-hidden />
            </Header>
          </chakra.h3>
          <Collapse id={`${id}-${name}-body`} role="group" aria-labelledby={`${id}-${name}`} open={open.has(name)}>
            <chakra.div px="4" pt="1" pb="4">
              {body}
            </chakra.div>
          </Collapse>
        </div>
      ))}
    </Frame>
  );
}
