/** Where one is employed: the job in short, the way to the whole record, and requests for a change of it. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { useListChangeRequests } from "#generated/hrms/hooks/change-requests.ts";
import { useGetEmployee } from "#generated/hrms/hooks/employees.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { Money, useFormat } from "../../kit/format.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { PropertyList } from "../../kit/property-list.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";
import { RequestRow } from "../change-requests/request-row.tsx";
import { useWithdraw } from "../change-requests/use-withdraw.ts";
import { AskDialog } from "./ask-dialog.tsx";

function Facts({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const t = useText();
  const format = useFormat();
  const { data, error, refetch } = useGetEmployee({ path: { companyId, employeeId } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} h="7" mb="2" />
        ))}
      </Loading>
    );
  }
  const { employeeNo, job, pay, startDate } = data;
  const manager = job?.reportingLines.find(({ kind }) => kind === "primary")?.manager;
  const facts = [
    { id: "number", label: t("my-profile.employeeNo"), value: employeeNo },
    { id: "designation", label: t("my-profile.designation"), value: job?.designation ?? "–" },
    { id: "department", label: t("my-profile.department"), value: job?.department ?? "–" },
    { id: "manager", label: t("my-profile.manager"), value: manager ?? "–" },
    { id: "start", label: t("my-profile.startDate"), value: format.date(startDate) },
    ...(pay ? [{ id: "pay", label: t("my-profile.basicPay"), value: <Money cents={pay.basic} currency={pay.currency} /> }] : []),
  ];
  return <PropertyList properties={facts} />;
}

function Requests({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const t = useText();
  const withdraw = useWithdraw(companyId);
  const { data } = useListChangeRequests({ path: { companyId }, query: { employeeId, pageSize: 5 } });
  if (!data || data.items.length === 0) return null;
  return (
    <Card p="0" overflow="hidden">
      <CardTitle px="5" pt="5" pb="1">
        {t("my-profile.requests")}
      </CardTitle>
      <chakra.ul aria-label={t("my-profile.requests")}>
        {data.items.map((request) => (
          <RequestRow key={request.id} companyId={companyId} request={request} onWithdraw={() => void withdraw(request.id)} />
        ))}
      </chakra.ul>
    </Card>
  );
}

export function EmploymentPanel({ profile }: { profile: MyProfile }) {
  const t = useText();
  const [asking, setAsking] = useState<string>();
  const employments = profile.places.flatMap(({ companyId, company, employeeId }) => (employeeId === null ? [] : [{ companyId, company, employeeId }]));
  if (employments.length === 0) {
    return (
      <Card padded maxW="form">
        <EmptyState title={t("my-profile.noEmployment")}>{t("my-profile.noEmploymentText")}</EmptyState>
      </Card>
    );
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="52rem">
      {employments.map(({ companyId, company, employeeId }) => {
        const record: string = `/companies/${companyId}/employees/${employeeId}`;
        return (
          <chakra.div key={employeeId} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <Card padded>
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="3">
                <CardTitle>{company}</CardTitle>
                <chakra.div display="flex" flexWrap="wrap" gap="2">
                  <ButtonLink to={record}>{t("my-profile.record")}</ButtonLink>
                  <Button variant="solid" onClick={() => setAsking(companyId)}>
                    {t("my-profile.askChange")}
                  </Button>
                </chakra.div>
              </chakra.div>
              <Facts companyId={companyId} employeeId={employeeId} />
            </Card>
            <Requests companyId={companyId} employeeId={employeeId} />
          </chakra.div>
        );
      })}
      {asking !== undefined && <AskDialog companyId={asking} onClose={() => setAsking(undefined)} />}
    </chakra.div>
  );
}
