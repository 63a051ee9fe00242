/** Skeleton of a form while its record loads. */
import { css } from "#generated/styles/css/index.js";
import type { Area } from "./area.ts";
import { Card } from "../kit/card.tsx";
import { Skeleton } from "../kit/skeleton.tsx";

export function FormSkeleton({ area }: { area: Area }) {
  return (
    <Card className={css({ maxW: { base: "form", "2xl": "formWide" } })}>
      {Object.entries(area.form).map(([section, rows], index) => (
        <div
          key={section}
          className={css({
            p: "5",
            borderTopWidth: index > 0 ? "1px" : "0",
            borderColor: "border",
            display: "grid",
            gap: "4",
          })}
        >
          <Skeleton css={{ w: "8rem" }} />
          {rows.map((names) => (
            <div
              key={names.join()}
              className={css({
                display: "grid",
                gap: "4",
                gridTemplateColumns: { base: "1fr", sm: "repeat(var(--columns), 1fr)" },
              })}
              style={{ ["--columns" as string]: names.length }}
            >
              {names.map((name) => (
                <div key={name} className={css({ display: "grid", gap: "1.5" })}>
                  <Skeleton css={{ w: "5rem" }} />
                  <Skeleton css={{ h: "9", my: "0" }} />
                </div>
              ))}
            </div>
          ))}
        </div>
      ))}
    </Card>
  );
}
