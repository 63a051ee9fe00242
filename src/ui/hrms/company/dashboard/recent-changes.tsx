/** Recent changes of a company, newest first, linked to their records. */
import { css } from "#generated/styles/css/index.js";
import { FormattedMessage, useIntl } from "react-intl";
import type { RecentChange } from "#generated/hrms/schema.ts";
import { declaredAreas } from "../../../crud/registry.ts";
import { actionIcons } from "../../../detail/action-icons.ts";
import { recordAt } from "../../../crud/addresses.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { RelativeTime } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { Timeline, TimelineItem } from "../../../kit/timeline.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { entryOfPath } from "../../../layout/menu.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

/** List page of a subject; null if there is none the user may open. */
function useListOf(companyId: string, subject: string): string | null {
  const ability = useAbility();
  if (subject !== "employees" && !declaredAreas.includes(subject)) return null;
  const list = [`/companies/${companyId}/${subject}`, `/tenant/${subject}`].find(
    (path) => entryOfPath(path) !== undefined,
  );
  const entry = list === undefined ? undefined : entryOfPath(list);
  return list !== undefined && entry !== undefined && ability.can("read", entry.subject) ? list : null;
}

function RecordName({
  companyId,
  change: { action, subject, recordId, recordName },
}: {
  companyId: string;
  change: RecentChange;
}) {
  const list = useListOf(companyId, subject);
  if (action === "delete" || list === null) return <b className={css({ fontWeight: "medium" })}>{recordName}</b>;
  return (
    <Link to={recordAt(list, recordId)} className={css({ fontWeight: "medium" })}>
      {recordName}
    </Link>
  );
}

/** Kind of the record: names alone do not tell a person from a bank account. */
function SubjectName({ subject }: { subject: string }) {
  const intl = useIntl();
  const id = `shell.area.${subject}`;
  if (intl.messages[id] === undefined) return null;
  return <span className={css({ color: "text.muted" })}>{` · ${intl.formatMessage({ id })}`}</span>;
}

/** A record has a history of its own. */
const shownAtMost = { wide: 6, narrow: 4 };

export function RecentChanges({ companyId, changes }: { companyId: string; changes: readonly RecentChange[] }) {
  const t = useText();
  const shown = changes.slice(0, shownAtMost[useMedia(wide) ? "wide" : "narrow"]);
  return (
    <Card padded className={css({ pb: "1!" })}>
      <CardTitle className={css({ mb: "4" })}>{t("dashboard.changes")}</CardTitle>
      {changes.length === 0 ? (
        <EmptyState title={t("dashboard.noChanges")}>{t("dashboard.noChangesText")}</EmptyState>
      ) : (
        <Timeline label={t("dashboard.changes")}>
          {shown.map((change) => {
            const Icon = actionIcons[change.action];
            return (
              <TimelineItem
                key={change.id}
                icon={<Icon size={14} aria-hidden />}
                title={
                  <>
                    <FormattedMessage
                      id={`dashboard.did.${change.action}`}
                      values={{ by: change.by, name: <RecordName key="name" companyId={companyId} change={change} /> }}
                    />
                    <SubjectName subject={change.subject} />
                  </>
                }
                when={<RelativeTime value={change.at} />}
              />
            );
          })}
        </Timeline>
      )}
    </Card>
  );
}
