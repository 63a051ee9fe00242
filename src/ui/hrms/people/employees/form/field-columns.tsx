/** Two columns of fields (one on narrow windows), and their skeleton. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Loading, Skeleton } from "../../../../kit/skeleton.tsx";
import type { FieldSpec, Values } from "../../../../form/spec.ts";
import { isShown } from "../../../../form/values.ts";

export function FieldColumns({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        columnGap: "4",
        rowGap: "4",
      })}
    >
      {children}
    </div>
  );
}

/** Skeleton with a label, a control and help for each field. */
export function FieldShapes({ fields, values }: { fields: readonly FieldSpec[]; values: Values }) {
  return (
    <Loading>
      <FieldColumns>
        {fields
          .filter((field) => isShown(field, values))
          .map(({ name, help }) => (
            <Skeleton key={name} css={{ my: "0", h: help ? "86px" : "62px" }} />
          ))}
      </FieldColumns>
    </Loading>
  );
}
