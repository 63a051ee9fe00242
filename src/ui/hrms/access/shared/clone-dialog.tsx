/** Asks for code and name of a copy. */
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { cloneRole as form } from "#generated/hrms/forms/roles.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { accessProblem } from "./problem-text.ts";

interface CloneDialogProps {
  title: string;
  help: string;
  from: { readonly code: string; readonly name: string };
  clone: (body: { code: string; name: string }) => Promise<{ id: string; name: string }>;
  onCloned: (made: { id: string; name: string }) => void;
  onClose: () => void;
}

const fields = specsOf(form, {}, ["name", "code"]);

export function CloneDialog({ title, help, from, clone, onCloned, onClose }: CloneDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={title}
      intro={help}
      action={t("access.clone")}
      fields={fields}
      initial={{
        name: t("access.copyOf", { name: from.name }).slice(0, 80),
        code: `${from.code}-2`.slice(0, 60),
      }}
      words={{
        field: (name) => t(name === "code" ? "access.code" : "access.name"),
        help: (name) => (name === "code" ? t("access.codeHelp") : undefined),
      }}
      failureText={(error) => accessProblem(t, error)}
      send={async (body) => {
        const made = await clone(body as { code: string; name: string });
        toast({ text: t("access.cloned", { name: made.name }) });
        onCloned(made);
      }}
      onClose={onClose}
    />
  );
}
