/** Requests a change to a section of the user's own record, with reason and evidence. */
import { useState } from "react";
import { useCreateChangeRequest } from "#generated/hrms/hooks/change-requests.ts";
import type { ChangeRequestInput, Employee } from "#generated/hrms/schema.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { FormDialog } from "../employees/form/form-dialog.tsx";
import { requestFields, requestValues, changeOf, type PartSection, proofFields } from "./request-fields.ts";
import { requestProblem } from "./request-problem.ts";

interface RequestDialogProps {
  employee: Employee;
  /** The first one is preselected. */
  sections: readonly [PartSection, ...PartSection[]];
  onClose: () => void;
}

export function RequestDialog({ employee, sections, onClose }: RequestDialogProps) {
  const t = useText();
  const { mutateAsync } = useCreateChangeRequest();
  const [initial] = useState(() => requestValues(employee, sections[0]));
  const { companyId, id: employeeId } = employee;
  return (
    <FormDialog
      companyId={companyId}
      title={t("change-requests.ask")}
      intro={t("change-requests.askText")}
      action={t("change-requests.send")}
      fields={[...requestFields(sections), ...proofFields(t, sections[0] === "identity" ? "identity" : "personal")]}
      scope={{ companyId, employeeId }}
      initial={initial}
      failureText={(error) => requestProblem(t, error)}
      send={async ({ note = null, fileId = null, ...body }, values) => {
        const section = sections.find((each) => each === values["section"]) ?? sections[0];
        const change = changeOf(section, initial, body);
        await mutateAsync({ path: { companyId }, body: { section, change, note, fileId } as ChangeRequestInput });
        toast({ text: t("change-requests.asked") });
      }}
      onClose={onClose}
    />
  );
}
