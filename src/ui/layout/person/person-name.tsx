/** A name that opens the card of its person. */
import { css, cx } from "#generated/styles/css/index.js";
import { Suspense, type ComponentProps, type ReactNode } from "react";
import { part } from "../../detail/part.ts";
import { Popover } from "../../kit/popover.tsx";

const PersonCard = part(async () => (await import("./person-card.tsx")).PersonCard, "person");

const look = css({
  cursor: "pointer",
  textAlign: "start",
  borderRadius: "sm",
  overflowWrap: "anywhere",
  _hover: { textDecoration: "underline" },
});

interface PersonNameProps extends Omit<ComponentProps<"button">, "name" | "id" | "onClick"> {
  name: string;
  email?: string | undefined;
  /** Shown instead of the name, such as a portrait; it must contain the name for screen readers. */
  children?: ReactNode;
}

export function PersonName({ name, email, className, children, ...rest }: PersonNameProps) {
  return (
    <Popover
      label={name}
      trigger={(props) => (
        <button type="button" {...rest} {...props} className={cx(look, className)} data-person={name}>
          {children ?? name}
        </button>
      )}
    >
      {(close) => (
        <div className={css({ w: "17rem", maxW: "calc(100vw - 3rem)", fontWeight: "normal" })}>
          <Suspense fallback={<div className={css({ h: "6.5rem" })} aria-busy="true" />}>
            <PersonCard name={name} email={email} onClose={close} />
          </Suspense>
        </div>
      )}
    </Popover>
  );
}
