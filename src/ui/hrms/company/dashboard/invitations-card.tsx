/** Pending invitations by status. */
import { css } from "#generated/styles/css/index.js";
import type { Dashboard } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useText } from "../../../messages/use-text.ts";
import { CountLinks } from "./count-links.tsx";
import { invitationsIn } from "./people-links.ts";

const states = ["pending", "awaitingConfirmation", "expired"] as const;

export function InvitationsCard({
  companyId,
  invitations,
}: {
  companyId: string;
  invitations: NonNullable<Dashboard["invitations"]>;
}) {
  const t = useText();
  const title = t("dashboard.invitations");
  return (
    <Card className={css({ px: "2.5", pt: "5", pb: "2.5" })}>
      <CardTitle className={css({ px: "2.5", mb: "2" })}>{title}</CardTitle>
      <CountLinks
        label={title}
        counts={states.map((state) => ({
          id: state,
          label: t(`dashboard.invitation.${state}`),
          count: invitations[state],
          link: invitationsIn(companyId, state),
          urgent: state === "awaitingConfirmation" && invitations[state] > 0,
        }))}
      />
    </Card>
  );
}
