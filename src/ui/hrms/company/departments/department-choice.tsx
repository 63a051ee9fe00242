/** A department chosen in a dialog; the dialog and its words are there before the list is. */
import { lazy, Suspense } from "react";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import type { Reference } from "../../../form/spec.ts";
import { Field } from "../../../kit/field.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { loadMessages } from "../../../messages/store.ts";

const ReferenceInput = lazy(async () => {
  const [{ ReferenceInput: component }] = await Promise.all([
    import("../../../form/controls/reference-input.tsx"),
    loadMessages("fields"),
  ]);
  return { default: component };
});

const others = (except: string): Reference => ({
  label: "department",
  options: ((input: Parameters<typeof listDepartmentOptionsOptions>[0]) => ({
    ...listDepartmentOptionsOptions(input),
    select: (all: readonly { id: string }[]) => all.filter(({ id }) => id !== except),
  })) as unknown as Reference["options"],
});

interface DepartmentChoiceProps {
  companyId: string;
  /** The department that is moved or merged: it is not offered. */
  except: string;
  name: string;
  label: string;
  help?: string;
  error: string | undefined;
  required: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
}

export function DepartmentChoice({
  companyId,
  except,
  name,
  label,
  help,
  error,
  required,
  value,
  onChange,
}: DepartmentChoiceProps) {
  return (
    <Field label={label} help={help} error={error} required={required}>
      <Suspense fallback={<Skeleton h="9" my="0" />}>
        <ReferenceInput
          name={name}
          label={label}
          reference={others(except)}
          path={{ companyId }}
          value={value}
          required={required}
          onChange={onChange}
          onBlur={() => undefined}
        />
      </Suspense>
    </Field>
  );
}
