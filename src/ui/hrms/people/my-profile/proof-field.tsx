/** A file that goes with a request as its proof. */
import { useState } from "react";
import type { StoredFile } from "#generated/hrms/schema.ts";
import { Field } from "../../../kit/field.tsx";
import { useText } from "../../../messages/use-text.ts";
import { FileControl } from "../employees/records/file-control.tsx";

interface ProofFieldProps {
  scope: Readonly<Record<string, string>>;
  fileClass: StoredFile["class"];
  onChange: (fileId: string | null) => void;
}

export function ProofField({ scope, fileClass, onChange }: ProofFieldProps) {
  const t = useText();
  const [value, setValue] = useState<unknown>(null);
  const label = t("change-requests.file");
  return (
    <Field label={label} optional>
      <FileControl
        name="proof"
        label={label}
        value={value}
        values={{}}
        scope={scope}
        fileClass={fileClass}
        onChange={(id) => {
          setValue(id);
          onChange(typeof id === "string" ? id : null);
        }}
      />
    </Field>
  );
}
