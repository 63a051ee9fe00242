/** The reader's own employment in the company, for pages about one's own leave. */
import type { ReactNode } from "react";
import { useGetMyProfile } from "#generated/hrms/hooks/my-profile.ts";
import { Card } from "../../../kit/card.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { LeaveSkeleton } from "./leave-skeleton.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";

export function OwnEmployee({
  companyId,
  children,
}: {
  companyId: string;
  children: (employeeId: string) => ReactNode;
}) {
  const t = useText();
  const query = useGetMyProfile();
  return (
    <Loaded query={query} waiting={<LeaveSkeleton rows={6} />}>
      {({ company_user }) => {
        const employeeId = company_user.find((place) => place.companyId === companyId)?.employeeId ?? null;
        return employeeId === null ? (
          <Card padded>
            <EmptyState title={t("leaves.noEmployment")}>{t("leaves.noEmploymentText")}</EmptyState>
          </Card>
        ) : (
          children(employeeId)
        );
      }}
    </Loaded>
  );
}
