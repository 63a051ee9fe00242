/** One event of the audit log: who, what, for whom, and each field before and after. */
import { chakra } from "@chakra-ui/react";
import { useParams } from "@tanstack/react-router";
import { useGetAuditEvent } from "#generated/hrms/hooks/audit-events.ts";
import type { AuditEventDetail } from "#generated/hrms/schema.ts";
import { auditLog } from "./area.ts";
import type { Row } from "../../../crud/area.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useLabels, type Labels } from "../../../crud/labels.ts";
import { RecordFailure } from "../../../crud/record-failure.tsx";
import { Value } from "../../../crud/value.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAbility } from "../../../session/ability.ts";
import { EventChanges } from "./event-changes.tsx";

const base = "/tenant/audit-log";
const facts = ["subject", "action", "actor", "actingFor", "company", "at", "reason", "sequence", "requestId"];

function Changes({ event: { subject, changes, hidden }, labels }: { event: AuditEventDetail; labels: Labels }) {
  if (hidden) return <Alert tone="neutral">{labels.text("hidden")}</Alert>;
  if (changes.length === 0) return <chakra.p color="text.muted">{labels.text("noChanges")}</chakra.p>;
  return <EventChanges subject={subject} changes={changes} labels={labels} />;
}

export function EventPage() {
  const labels = useLabels(auditLog);
  const { recordId = "" } = useParams({ strict: false });
  const may = useAbility().can("read", "audit-events");
  const { data, error, refetch } = useGetAuditEvent({ path: { auditEventId: recordId } }, { enabled: may });
  if (!may) return <Forbidden title={labels.text("title")} />;
  if (error && !data) return <RecordFailure area={auditLog} base={base} error={error} onRetry={() => void refetch()} />;
  const row = data as unknown as Row | undefined;
  const title = data?.recordName ?? labels.text("title");
  return (
    <PageFrame title={title} crumbs={[{ label: labels.text("title"), to: base }, { label: title }]}>
      <chakra.div display="grid" gap="4" maxW="64rem">
        {data?.support && <Alert tone="info">{labels.text("bySupport")}</Alert>}
        <Card px="5" py="2">
          <PropertyList
            properties={facts.map((name) => ({
              id: name,
              label: labels.field(name),
              value: row ? <Value area={auditLog} field={name} value={row[name]} /> : <Skeleton w="7rem" />,
            }))}
          />
        </Card>
        <Card padded>
          <CardTitle mb="3">{labels.text("changes")}</CardTitle>
          {data ? <Changes event={data} labels={labels} /> : <Skeleton h="20" my="0" />}
        </Card>
      </chakra.div>
    </PageFrame>
  );
}
