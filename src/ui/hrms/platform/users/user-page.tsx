/** One account as the platform sees it, and what can be done with it. */
import { useParams } from "@tanstack/react-router";
import { useGetPlatformUser } from "#generated/hrms/hooks/platform-users.ts";
import type { Row } from "../../../crud/area.ts";
import { users } from "./area.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useLabels } from "../../../crud/labels.ts";
import { RecordFailure } from "../../../crud/record-failure.tsx";
import { Value } from "../../../crud/value.tsx";
import { Card } from "../../../kit/card.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useAccount } from "../../../session/account.ts";
import { UserSteps } from "./user-steps.tsx";

const base = "/platform/users";
const facts = [
  "email",
  "name",
  "kind",
  "tenant",
  "role",
  "status",
  "lockReason",
  "emailVerified",
  "lastSignInAt",
  "sessions",
  "mfa",
  "createdAt",
];

export function UserPage() {
  const labels = useLabels(users);
  const { recordId = "" } = useParams({ strict: false });
  const ofPlatform = useAccount()?.extras.platform === true;
  const { data, error, refetch } = useGetPlatformUser({ path: { userId: recordId } }, { enabled: ofPlatform });
  if (!ofPlatform) return <Forbidden title={labels.text("title")} />;
  if (error && !data) return <RecordFailure area={users} base={base} error={error} onRetry={() => void refetch()} />;
  const row = data as unknown as Row | undefined;
  const title = data ? (data.name ?? data.email) : labels.text("title");
  return (
    <PageFrame
      title={title}
      crumbs={[{ label: labels.text("title"), to: base }, { label: title }]}
      actions={data ? <UserSteps user={data} /> : <Skeleton w="28" h="9" my="0" />}
    >
      <Card px="5" py="2" maxW="64rem">
        <PropertyList
          properties={facts.map((name) => ({
            id: name,
            label: labels.field(name),
            value: row ? <Value area={users} field={name} value={row[name]} /> : <Skeleton inline w="7rem" />,
          }))}
        />
      </Card>
    </PageFrame>
  );
}
