/** History with the changed fields of each event, labelled as in the form. */
import { css } from "#generated/styles/css/index.js";
import type { ComponentProps } from "react";
import { ChangeLine } from "./change-line.tsx";
import { History } from "./history.tsx";

interface HistoryListProps extends Pick<ComponentProps<typeof History>, "page" | "did"> {
  labels: {
    readonly field: (name: string) => string;
    readonly value: (name: string, value: unknown) => string;
  };
  /** Fields not worth showing. */
  hidden?: (field: string) => boolean;
}

export function HistoryList({ labels, hidden = () => false, ...history }: HistoryListProps) {
  return (
    <History {...history}>
      {({ action, changes }) => {
        // Skip ids, and the status already named in the headline.
        const visible = changes.filter(({ field }) => !hidden(field) && (field !== "status" || action === "update"));
        const worded =
          action === "create" ? visible.filter(({ after }) => after !== null) : action === "delete" ? [] : visible;
        if (worded.length === 0) return null;
        return (
          <dl className={css({ mt: "1" })}>
            {worded.map(({ field, before, after }) => (
              <ChangeLine
                key={field}
                label={labels.field(field)}
                before={before === null ? null : labels.value(field, before)}
                after={labels.value(field, after)}
              />
            ))}
          </dl>
        );
      }}
    </History>
  );
}
