/** Step of the setup guide. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../../kit/visually-hidden.tsx";
import { useText } from "../../../../messages/use-text.ts";

const Mark = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    w: "7",
    h: "7",
    borderRadius: "full",
    borderWidth: "1px",
    fontWeight: "semibold",
    fontVariantNumeric: "tabular-nums",
    borderColor: "border.strong",
    color: "text.muted",
  },
  variants: {
    state: {
      done: { bg: "success.subtle", borderColor: "success", color: "success.text" },
      next: { borderColor: "accent", color: "accent.text" },
      later: {},
    },
  },
});

interface SetupStepProps {
  number: number;
  title: string;
  text: string;
  state: "done" | "next" | "later";
  children: ReactNode;
}

export function SetupStep({ number, title, text, state, children }: SetupStepProps) {
  const t = useText();
  return (
    <li
      className={css({
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr)",
        columnGap: "4",
        px: "5",
        py: "5",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
      aria-current={state === "next" ? "step" : undefined}
    >
      <Mark state={state} aria-hidden>
        {state === "done" ? <Check size={16} /> : number}
      </Mark>
      <div className={css({ minW: "0" })}>
        <h3 className={css({ fontSize: "md", lineHeight: "1.75rem", fontWeight: "semibold" })}>
          {title}
          {state === "done" && <VisuallyHidden>{` – ${t("setup.done")}`}</VisuallyHidden>}
        </h3>
        <p className={css({ color: "text.muted", maxW: "prose" })}>{text}</p>
      </div>
      <div className={css({ gridColumn: { base: "1 / -1", sm: "2" }, minW: "0", mt: "3" })}>{children}</div>
    </li>
  );
}
