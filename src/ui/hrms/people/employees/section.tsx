/** A section of the employee page: heading, actions and content. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card, CardTitle } from "../../../kit/card.tsx";

export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card className={css({ px: "5", pt: "3", pb: "4", display: "grid", gap: "2", alignContent: "start" })}>
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
