/** Coloured label dot; the name is shown beside it, or in a tooltip and for screen readers. */
import { css } from "#generated/styles/css/index.js";
import type { EmailLabel } from "#generated/demo/schema.ts";
import { useText } from "../../messages/use-text.ts";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { labelColors } from "./mailbox-view.ts";

export function LabelDot({ label }: { label: EmailLabel }) {
  return (
    <span className={css({ boxSize: "2", borderRadius: "full", flexShrink: 0, bg: labelColors[label] })} aria-hidden />
  );
}

/** Dots only, for rows without room for text. */
export function LabelDots({ labels }: { labels: readonly EmailLabel[] }) {
  const t = useText();
  if (labels.length === 0) return null;
  const names = labels.map((label) => t(`email.label.${label}`)).join(", ");
  return (
    <span className={css({ display: "inline-flex", gap: "1", flexShrink: 0 })} title={names}>
      {labels.map((label) => (
        <LabelDot key={label} label={label} />
      ))}
      <VisuallyHidden>{names}</VisuallyHidden>
    </span>
  );
}

/** Label with text, for an open email. */
export function LabelTag({ label }: { label: EmailLabel }) {
  const t = useText();
  return (
    <span
      className={css({
        display: "inline-flex",
        alignItems: "center",
        gap: "1.5",
        h: "6",
        px: "2",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "control",
        fontSize: "xs",
        fontWeight: "medium",
      })}
    >
      <LabelDot label={label} />
      {t(`email.label.${label}`)}
    </span>
  );
}
