/** Sticky bar at the bottom of a form with a note and buttons. */
import { css } from "#generated/styles/css/index.js";
import type { PointerEventHandler, ReactNode } from "react";
import { buttonBar } from "../kit/button-bars.ts";

interface FormFootProps {
  /** Description of the changes, announced when it changes. */
  note: string;
  /** Full width, with the buttons at the end. */
  wide?: boolean;
  children: ReactNode;
  onPointerDown?: PointerEventHandler;
  onPointerUp?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
}

export function FormFoot({ note, wide = false, children, ...pointer }: FormFootProps) {
  return (
    <div
      {...pointer}
      ref={buttonBar}
      className={css({
        position: "sticky",
        insetBlockEnd: "var(--footer-room, 0px)",
        zIndex: "sticky",
        mt: "auto",
        mx: { base: "-4", md: "-6" },
        px: { base: "4", md: "6" },
        py: "3",
        bg: "var(--foot-plane, {colors.canvas})",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: { base: "wrap", sm: "nowrap" },
          alignItems: "center",
          justifyContent: "flex-end",
          columnGap: "3",
          rowGap: "2",
          maxW: wide ? undefined : "var(--form-width, {sizes.form})",
        })}
      >
        <p
          className={css({
            flex: { base: "1 0 100%", sm: "1 1 0" },
            minW: "0",
            lineClamp: "2",
            color: "text.muted",
            fontSize: "sm",
            lineHeight: "sm",
          })}
          aria-live="polite"
        >
          {note}
        </p>
        {children}
      </div>
    </div>
  );
}
