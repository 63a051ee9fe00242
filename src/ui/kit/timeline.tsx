/** What happened, newest first: a line with a mark for each event. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.ol aria-label={label} display="grid">
      {children}
    </chakra.ol>
  );
}

interface TimelineItemProps {
  icon: ReactNode;
  /** When, at the end of the line. */
  when?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

export function TimelineItem({ icon, when, title, children }: TimelineItemProps) {
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      pb="4"
      css={{ "&:not(:last-of-type)::before": { content: '""', position: "absolute", insetInlineStart: "11px", insetBlock: "1.75rem 0.25rem", w: "1px", bg: "border" } }}
    >
      <chakra.span display="grid" placeItems="center" w="6" h="6" borderRadius="full" bg="inset" color="text.muted" aria-hidden>
        {icon}
      </chakra.span>
      <chakra.div minW="0" pt="0.5">
        <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
          <chakra.span minW="0" overflowWrap="anywhere">
            {title}
          </chakra.span>
          {when && (
            <chakra.span color="text.muted" fontSize="sm" whiteSpace="nowrap">
              {when}
            </chakra.span>
          )}
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.li>
  );
}
