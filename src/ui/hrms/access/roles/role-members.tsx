/** Members of a role with company, scope and end date. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useListUserAccesses } from "#generated/hrms/hooks/user-access.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { PagedTable } from "../../../list/paged-table.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccessWords } from "../shared/use-catalogue.ts";
import { membersOf } from "./members-of.ts";

const tones = { active: "success", scheduled: "info", ended: "neutral" } as const;

export function RoleMembers({ row }: { row: Row }) {
  const t = useText();
  const words = useAccessWords();
  const { date } = useFormat();
  const mayRead = useAbility().can("read", "user-access");
  const [page, setPage] = useState(1);
  const query = useListUserAccesses(membersOf(row.id, page), {
    enabled: mayRead,
    placeholderData: keepPreviousData,
  });
  if (!mayRead) return <Card className={css({ p: "5" })}>{t("access.membersHidden")}</Card>;
  return (
    <PagedTable
      label={t("access.members")}
      query={query}
      keyOf={({ id }) => id}
      columns={[
        {
          header: t("access.person"),
          cell: ({ id, user }) => (
            <Link to="/tenant/$area/$recordId" params={{ area: "user-access", recordId: id }}>
              {user}
            </Link>
          ),
        },
        { header: t("access.company"), cell: ({ company }) => company },
        { header: t("access.reaches"), cell: ({ scope }) => words.scope(scope) },
        { header: t("access.from"), kind: "date", cell: ({ validFrom }) => date(validFrom) },
        { header: t("access.until"), kind: "date", cell: ({ validTo }) => (validTo === null ? "–" : date(validTo)) },
        {
          header: t("access.state"),
          cell: ({ status }) => <StatusDot tone={tones[status]}>{t(`access.state.${status}`)}</StatusDot>,
        },
      ]}
      empty={{ title: t("access.noMembers"), text: t("access.noMembersText") }}
      onPage={setPage}
    />
  );
}
