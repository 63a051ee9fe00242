/** Platform page of an account with its actions. */
import { css } from "#generated/styles/css/index.js";
import { useParams } from "@tanstack/react-router";
import { useGetPlatformUser } from "#generated/hrms/hooks/platform-users.ts";
import type { Row } from "../../../crud/area.ts";
import { users } from "./area.ts";
import { AreaRecord } from "../../../crud/area-record.tsx";
import { Facts } from "../../../crud/facts.tsx";
import { HistoryTab } from "../../../crud/history-tab.tsx";
import { useLabels } from "../../../crud/labels.ts";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { useText } from "../../../messages/use-text.ts";
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
  const t = useText();
  const labels = useLabels(users);
  const { recordId = "" } = useParams({ strict: false });
  const ofPlatform = useAccount()?.extras.platform === true;
  const query = useGetPlatformUser({ path: { userId: recordId } }, { enabled: ofPlatform });
  return (
    <AreaRecord
      area={users}
      base={base}
      query={query}
      allowed={ofPlatform}
      waiting={<Facts area={users} names={facts} />}
    >
      {(user) => (
        <PageFrame
          title={user.name ?? user.email}
          crumbs={[{ label: labels.text("title"), to: base }, { label: user.name ?? user.email }]}
          actions={<UserSteps user={user} />}
        >
          <Facts area={users} names={facts} row={user as unknown as Row} />
          <section className={css({ mt: "6" })} aria-labelledby="account-history">
            <h2
              id="account-history"
              className={css({ fontSize: "lg", fontWeight: "semibold", lineHeight: "lg", mb: "4" })}
            >
              {t("crud.history")}
            </h2>
            <HistoryTab area={users} scope={{}} recordId={user.id} />
          </section>
        </PageFrame>
      )}
    </AreaRecord>
  );
}
