/** Event page of the audit log: who, what, on whose behalf, and the changed fields. */
import { css } from "#generated/styles/css/index.js";
import { useParams } from "@tanstack/react-router";
import { useGetAuditEvent } from "#generated/hrms/hooks/audit-events.ts";
import type { AuditEventDetail } from "#generated/hrms/schema.ts";
import { auditLog } from "./area.ts";
import type { Row } from "../../../crud/area.ts";
import { AreaRecord } from "../../../crud/area-record.tsx";
import { Facts } from "../../../crud/facts.tsx";
import { useLabels, type Labels } from "../../../crud/labels.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAbility } from "../../../session/ability.ts";
import { EventChanges } from "./event-changes.tsx";

const base = "/tenant/audit-log";
const facts = ["subject", "action", "actor", "actingFor", "company", "at", "reason", "sequence", "requestId"];

function Changes({ event: { subject, changes, hidden }, labels }: { event: AuditEventDetail; labels: Labels }) {
  if (hidden) return <Alert tone="neutral">{labels.text("hidden")}</Alert>;
  if (changes.length === 0) return <p className={css({ color: "text.muted" })}>{labels.text("noChanges")}</p>;
  return <EventChanges subject={subject} changes={changes} labels={labels} />;
}

export function EventPage() {
  const labels = useLabels(auditLog);
  const { recordId = "" } = useParams({ strict: false });
  const allowed = useAbility().can("read", "audit-events");
  const query = useGetAuditEvent({ path: { auditEventId: recordId } }, { enabled: allowed });
  const body = (event?: AuditEventDetail) => (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      {event?.support && <Alert tone="info">{labels.text("bySupport")}</Alert>}
      <Facts area={auditLog} names={facts} row={event as unknown as Row | undefined} />
      <Card padded>
        <CardTitle className={css({ mb: "3" })}>{labels.text("changes")}</CardTitle>
        {event ? <Changes event={event} labels={labels} /> : <Skeleton css={{ h: "20", my: "0" }} />}
      </Card>
    </div>
  );
  return (
    <AreaRecord area={auditLog} base={base} query={query} allowed={allowed} waiting={body()}>
      {(event) => {
        const title = event.recordName ?? labels.text("title");
        return (
          <PageFrame title={title} crumbs={[{ label: labels.text("title"), to: base }, { label: title }]}>
            {body(event)}
          </PageFrame>
        );
      }}
    </AreaRecord>
  );
}
