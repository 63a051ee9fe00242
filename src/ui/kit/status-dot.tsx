/** Status dot with text, so that colour is never the only cue. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export type Tone = "neutral" | "success" | "warning" | "danger" | "info" | "accent";

export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
      <chakra.span
        boxSize="2"
        borderRadius="full"
        flexShrink={0}
        bg={tone === "neutral" ? "border.strong" : tone}
        aria-hidden
      />
      {children}
    </chakra.span>
  );
}

const looks = {
  light: { bg: "colorPalette.subtle", color: "colorPalette.text" },
  solid: { bg: "colorPalette.solid", color: "colorPalette.contrast" },
  outline: {
    borderWidth: "1px",
    borderColor: "colorPalette.solid",
    color: "colorPalette.text",
    lineHeight: "calc(1.25rem - 2px)",
  },
} as const;

const Shape = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "1.5",
    borderRadius: "xs",
    fontSize: "xs",
    lineHeight: "1.25rem",
    fontWeight: "medium",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  variants: { look: looks, pill: { true: { px: "2", borderRadius: "full" } } },
});

interface TagProps {
  tone?: Tone;
  look?: keyof typeof looks;
  pill?: boolean;
  children: ReactNode;
}

/** Tinted label for counts and short texts. */
export function Tag({ tone = "neutral", look = "light", pill = false, children }: TagProps) {
  // Neutral has no palette.
  const plain = tone === "neutral" &&
    look !== "solid" && { color: "text.muted", ...(look === "light" && { bg: "inset" }) };
  return (
    <Shape colorPalette={tone} look={look} pill={pill} {...plain}>
      {children}
    </Shape>
  );
}
