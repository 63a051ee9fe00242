/** Edits a section of an employee's record in a dialog, or requests the change where the user may not edit. */
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useMutation, useQueryClient, type UseMutationOptions } from "@tanstack/react-query";
import {
  getEmployeeOptions,
  updateEmployeeContactMutation,
  updateEmployeeEmploymentMutation,
  updateEmployeeIdentityMutation,
  updateEmployeePersonMutation,
} from "#generated/hrms/hooks/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import { rememberName } from "../../../form/reference-names.ts";
import { Button } from "../../../kit/button.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAskedField } from "./asked-field.ts";
import { RequestChangeButton } from "./request-change.tsx";
import { FormDialog } from "./form/form-dialog.tsx";
import type { FieldSpec } from "../../../form/spec.ts";
import { valuesFrom } from "../../../form/values.ts";
import { ownBody, ownName } from "./own-fields.ts";

type Part = "person" | "contact" | "identity" | "employment" | "education" | "own";
type Mutation = () => UseMutationOptions<Employee, ApiError, AnyInput>;

const calls: Readonly<Record<Part, Mutation>> = {
  person: updateEmployeePersonMutation as unknown as Mutation,
  education: updateEmployeePersonMutation as unknown as Mutation,
  own: updateEmployeePersonMutation as unknown as Mutation,
  contact: updateEmployeeContactMutation as unknown as Mutation,
  identity: updateEmployeeIdentityMutation as unknown as Mutation,
  employment: updateEmployeeEmploymentMutation as unknown as Mutation,
};

function recordOf(employee: Employee): Readonly<Record<string, unknown>> {
  const { person, personal, identity, employment } = employee;
  for (const name of ["race", "secondRace", "religion", "nationality"] as const) {
    const [id, label] = [personal?.[`${name}Id`], personal?.[name]];
    if (id && label) rememberName(id, label);
  }
  return {
    ...person,
    ...personal,
    ...Object.fromEntries(Object.entries(personal?.customFields ?? {}).map(([code, value]) => [ownName(code), value])),
    ...employment,
    employeeNo: employee.employeeNo,
    startDate: employee.startDate,
    idType: identity?.idType ?? null,
    education: personal?.education.map(({ field, ...rest }) => ({ ...rest, studied: field ?? null })),
  };
}

/** The API's `field` (of study) has another name here, where "field" means form field. */
function sent(
  part: Part,
  fields: readonly FieldSpec[],
  body: Record<string, unknown>,
  { person, personal }: Employee,
): Record<string, unknown> {
  if (part === "own") return { fullName: person.fullName, customFields: ownBody(fields, body, personal?.customFields) };
  if (part !== "education") return body;
  const entries = (body["education"] ?? []) as readonly { studied?: unknown }[];
  return {
    fullName: person.fullName,
    education: entries.map(({ studied, ...rest }) => ({ ...rest, field: studied ?? null })),
  };
}

interface EditButtonProps {
  employee: Employee;
  part: Part;
  fields: readonly FieldSpec[];
  may: boolean;
  /** Names the button by one section of the part. */
  of?: "emergency";
}

export function EditButton({ employee, part, fields, may, of }: EditButtonProps) {
  const t = useText();
  const queryClient = useQueryClient();
  // Fixed when the dialog opens, so that later refetches of the page don't change the version being edited.
  const [opened, setOpened] = useState<Employee>();
  const [focus, setFocus] = useState<string>();
  const { mutateAsync } = useMutation(calls[part]());
  useAskedField((name) => {
    if (!may || !fields.some((field) => field.name === name)) return false;
    setFocus(name);
    setOpened(employee);
    return true;
  });
  if (!may)
    return part === "education" || part === "employment" || part === "own" ? null : (
      <RequestChangeButton
        target={{ part }}
        of={of ? t("employees.field.emergencyContacts") : t(`employees.section.${part}`)}
      />
    );
  const title = t(`employees.edit.${of ?? part}`);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={title}
        onClick={() => {
          setFocus(undefined);
          setOpened(employee);
        }}
      >
        <Pencil size={16} aria-hidden />
        {t("common.edit")}
      </Button>
      {opened && (
        <FormDialog
          companyId={opened.companyId}
          title={title}
          action={t("shell.save")}
          fields={fields}
          {...(focus !== undefined && { focus })}
          initial={valuesFrom(fields, recordOf(opened))}
          send={async (body) => {
            await mutateAsync({
              path: { companyId: opened.companyId, employeeId: opened.id },
              headers: { "If-Match": `"${opened.version}"` },
              body: sent(part, fields, body, opened),
            });
            toast({ text: t("employees.saved") });
          }}
          refetchValues={async () => {
            const current = await queryClient.fetchQuery({
              ...getEmployeeOptions({ path: { companyId: opened.companyId, employeeId: opened.id } }),
              staleTime: 0,
            });
            setOpened(current);
            return valuesFrom(fields, recordOf(current));
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
