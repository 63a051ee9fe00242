/** Status dot with text, so that colour is never the only cue. */
import { css } from "#generated/styles/css/index.js";
import { tag, type TagVariantProps } from "#generated/styles/recipes/index.js";
import type { ReactNode } from "react";

export type Tone = "neutral" | "success" | "warning" | "danger" | "info" | "accent";

/** `wraps` is for sentences. */
export function StatusDot({ tone, wraps = false, children }: { tone: Tone; wraps?: boolean; children: ReactNode }) {
  return (
    <span
      className={css({
        display: "inline-flex",
        alignItems: wraps ? "first baseline" : "center",
        gap: "2",
        whiteSpace: wraps ? undefined : "nowrap",
      })}
    >
      <span
        className={css({
          boxSize: "2",
          borderRadius: "full",
          flexShrink: 0,
          bg: tone === "neutral" ? "border.strong" : tone,
        })}
        aria-hidden
      />
      {children}
    </span>
  );
}

interface TagProps {
  tone?: Tone;
  look?: TagVariantProps["look"];
  pill?: boolean;
  children: ReactNode;
}

/** Tinted label for counts and short texts. */
export function Tag({ tone = "neutral", look = "light", pill = false, children }: TagProps) {
  return <span className={tag({ tone, look, pill })}>{children}</span>;
}
