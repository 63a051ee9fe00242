/** Router links in the app's styles, as text or as buttons. */
import { cx } from "#generated/styles/css/index.js";
import { button, link } from "#generated/styles/recipes/index.js";
import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { ButtonProps } from "./button.tsx";

interface AnchorProps extends ComponentProps<"a"> {
  /** In the colour of its surroundings. */
  quiet?: boolean;
  /** Within text, colour alone does not identify a link. */
  underlined?: boolean;
}

export function Anchor({ quiet, underlined, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={cx(link({ quiet, underlined }), className)}>
      {children}
    </a>
  );
}

export const Link = createLink(Anchor);

type ButtonAnchorProps = ComponentProps<"a"> & Pick<ButtonProps, "variant" | "size" | "square">;

function ButtonAnchor({ variant, size, square, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={cx(button({ variant, size, square }), className)}>
      {children}
    </a>
  );
}

export const ButtonLink = createLink(ButtonAnchor);
