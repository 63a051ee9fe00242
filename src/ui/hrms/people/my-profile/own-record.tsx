/** The user's own record by section as HR sees it, with change requests for what the user may not edit. */
import { css } from "#generated/styles/css/index.js";
import { type ComponentType, lazy, useState } from "react";
import { useGetEmployee } from "#generated/hrms/hooks/employees.ts";
import type { Employee, MyProfile } from "#generated/hrms/schema.ts";
import { part } from "../../../detail/part.ts";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Select } from "../../../kit/select.tsx";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { ChangeRequestContext, type ChangeTarget } from "../employees/request-change.tsx";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { sectionsOf } from "./request-fields.ts";
import type { OwnTab } from "./profile-tabs.ts";

const words = ["employees", "employee-records", "tools"] as const;
/** Panels of the tabs of My profile. */
export const panels = {
  employment: part(async () => (await import("./employment-panel.tsx")).EmploymentPanel, ...words),
  personal: part(async () => (await import("../employees/personal-tab.tsx")).PersonalTab, ...words),
  identity: part(async () => (await import("../employees/identity-tab.tsx")).IdentityTab, ...words),
  pay: part(async () => (await import("../employees/pay-tab.tsx")).PayTab, ...words),
  documents: part(async () => (await import("../employees/documents-tab.tsx")).DocumentsTab, ...words),
};

const RequestDialog = lazy(async () => ({ default: (await import("./request-dialog.tsx")).RequestDialog }));
const RequestRecord = lazy(async () => ({ default: (await import("./request-record.tsx")).RequestRecord }));

function Form({ employee, target, onClose }: { employee: Employee; target: ChangeTarget; onClose: () => void }) {
  if ("part" in target)
    return <RequestDialog employee={employee} sections={sectionsOf[target.part]} onClose={onClose} />;
  const { kind, row } = target;
  return (
    kind.requestSection && (
      <RequestRecord employee={employee} kind={kind} section={kind.requestSection} row={row} onClose={onClose} />
    )
  );
}

/** Whether the user may read any part of the tab. */
export function seesTab({ rights, personal, identity }: Employee, tab: OwnTab): boolean {
  const seen: Partial<Record<OwnTab, boolean>> = {
    personal: personal !== null,
    identity: identity !== null,
    pay: rights.read.includes("pay"),
  };
  return seen[tab] ?? true;
}

interface PanelProps {
  panel: ComponentType<{ employee: Employee }>;
  /** Whether the user may see any of it; yes if omitted. */
  sees?: (employee: Employee) => boolean;
  /** As high as the window at least. */
  long?: boolean;
}

function InCompany({
  companyId,
  employeeId,
  panel: Panel,
  sees = () => true,
  long = false,
}: PanelProps & { companyId: string; employeeId: string }) {
  const t = useText();
  const [target, request] = useState<ChangeTarget>();
  const query = useGetEmployee({ path: { companyId, employeeId } });
  return (
    <Loaded query={query} waiting={<PanelSkeleton long={long} />}>
      {(employee) =>
        sees(employee) ? (
          <ChangeRequestContext value={request}>
            <Panel employee={employee} />
            {target && <Form employee={employee} target={target} onClose={() => request(undefined)} />}
          </ChangeRequestContext>
        ) : (
          <Card padded>
            <EmptyState title={t("my-profile.notShown")}>{t("my-profile.notShownText")}</EmptyState>
          </Card>
        )
      }
    </Loaded>
  );
}

interface OwnRecordProps extends PanelProps {
  profile: MyProfile;
  /** Company whose record is shown; defaults to the first. */
  company: string | undefined;
  onCompany: (companyId: string) => void;
}

export function OwnRecord({ profile, company, onCompany, ...shownPanel }: OwnRecordProps) {
  const t = useText();
  const employments = profile.company_user.flatMap(({ companyId, company: name, employeeId }) =>
    employeeId === null ? [] : [{ companyId, name, employeeId }],
  );
  const shown = employments.find(({ companyId }) => companyId === company) ?? employments[0];
  if (!shown) {
    return (
      <Card padded className={css({ maxW: "form" })}>
        <EmptyState title={t("my-profile.noEmployment")}>{t("my-profile.noEmploymentText")}</EmptyState>
      </Card>
    );
  }
  return (
    <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4", maxW: "64rem" })}>
      {employments.length > 1 && (
        <div className={css({ maxW: "22rem" })}>
          <Field label={t("my-profile.company")}>
            <Select value={shown.companyId} onChange={(event) => onCompany(event.target.value)}>
              {employments.map(({ companyId, name }) => (
                <option key={companyId} value={companyId}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <InCompany key={shown.employeeId} companyId={shown.companyId} employeeId={shown.employeeId} {...shownPanel} />
    </div>
  );
}
