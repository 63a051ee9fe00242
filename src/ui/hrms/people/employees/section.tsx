/** A section of the employee page: heading, actions and content. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode, Ref } from "react";
import { Card, CardTitle } from "../../../kit/card.tsx";

interface SectionProps {
  title: string;
  action?: ReactNode;
  /** For links that lead to the section. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function Section({ title, action, ref, children }: SectionProps) {
  return (
    <Card
      {...(ref && { ref, tabIndex: -1, "aria-label": title })}
      className={css({
        px: "5",
        pt: "3",
        pb: "4",
        display: "grid",
        gap: "2",
        alignContent: "start",
        scrollMarginTop: "20",
      })}
    >
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "3",
          minH: "8",
        })}
      >
        <CardTitle>{title}</CardTitle>
        {action}
      </div>
      {children}
    </Card>
  );
}
