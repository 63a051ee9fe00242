/** Card with a hairline border and its heading; never nest cards. */
import { css, cx } from "#generated/styles/css/index.js";
import { card, cardTitle } from "#generated/styles/recipes/index.js";
import type { ComponentProps, ReactNode } from "react";

interface CardProps extends ComponentProps<"section"> {
  as?: "section" | "div" | "li" | "form" | "article";
  padded?: boolean;
}

export function Card({ as: Tag = "section", padded, className, ...rest }: CardProps) {
  return <Tag {...(rest as object)} className={cx(card({ padded }), className)} />;
}

interface CardTitleProps extends ComponentProps<"h2"> {
  as?: "h2" | "h3";
}

export function CardTitle({ as: Tag = "h2", className, ...rest }: CardTitleProps) {
  return <Tag {...rest} className={cx(cardTitle(), className)} />;
}

const head = css({ mb: "4" });

interface CardHeadProps extends Omit<ComponentProps<"div">, "title"> {
  title: ReactNode;
  text?: ReactNode;
  /** Actions, beside the title. */
  children?: ReactNode;
}

/** Card header: title, actions and a line of explanation. */
export function CardHead({ title, text, children, className, ...rest }: CardHeadProps) {
  return (
    <div {...rest} className={cx(head, className)}>
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "2",
          minH: children === undefined ? undefined : "9",
        })}
      >
        <CardTitle>{title}</CardTitle>
        {children}
      </div>
      {text !== undefined && (
        <p className={css({ color: "text.muted", mt: children === undefined ? "1" : { base: "3", sm: "1" } })}>
          {text}
        </p>
      )}
    </div>
  );
}
