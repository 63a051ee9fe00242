/** Shown instead of the form for read-only records. */
import type { Area, Row } from "./area.ts";
import { ButtonLink } from "../kit/link.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { State } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { recordAt } from "./addresses.ts";
import { useLabels } from "./labels.ts";

export function Fixed({ area, row, base }: { area: Area; row: Row; base: string }) {
  const t = useText();
  const labels = useLabels(area);
  const record = recordAt(base, row.id);
  return (
    <PageFrame
      title={labels.name(row)}
      crumbs={[
        { label: labels.text("title"), to: base },
        { label: labels.name(row), to: record },
        { label: labels.text("edit") },
      ]}
    >
      <State
        drawing="locked"
        title={t("crud.fixedTitle")}
        action={<ButtonLink to={record}>{t("crud.toRecord")}</ButtonLink>}
      >
        {labels.text("fixed")}
      </State>
    </PageFrame>
  );
}
