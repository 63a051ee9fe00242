/** A status: coloured dot and the word, so that colour is never the only sign. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type Tone = "neutral" | "success" | "warning" | "danger" | "info" | "accent";

export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.span w="2" h="2" borderRadius="full" flexShrink={0} bg={tone === "neutral" ? "border.strong" : tone} aria-hidden />
      {children}
    </chakra.span>
  );
}

/** A short word on a tint, for counts and labels. */
export function Tag({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      px="1.5"
      borderRadius="xs"
      fontSize="xs"
      lineHeight="1.25rem"
      fontWeight="medium"
      whiteSpace="nowrap"
      bg={tone === "neutral" ? "inset" : `${tone}.subtle`}
      color={tone === "neutral" ? "text.muted" : `${tone}.text`}
    >
      {children}
    </chakra.span>
  );
}
