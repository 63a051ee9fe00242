/** Creates a draft with start date and source, copying the rates in force then. */
import { useMutation } from "@tanstack/react-query";
import type { RateSet } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { initialValues } from "../../../form/values.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { rateWords, startBody, startFields } from "./draft-fields.tsx";
import { rateFaultText, reasonsOf } from "./fault-text.ts";
import type { RateApi } from "./rate-api.ts";

interface NewVersionDialogProps {
  api: RateApi;
  onClose: () => void;
  onCreated: (set: RateSet) => void;
}

export function NewVersionDialog({ api, onClose, onCreated }: NewVersionDialogProps) {
  const t = useText();
  const format = useFormat();
  const { mutateAsync } = useMutation(api.calls.create({ onSuccess: onCreated }));
  return (
    <FormDialog
      title={t("rates.newVersion")}
      intro={t("rates.newVersionText")}
      action={t("rates.startDraft")}
      width="40rem"
      fields={startFields}
      initial={{ ...initialValues(startFields), certainty: "found" }}
      words={{ ...rateWords(t), fault: (_code, fault) => rateFaultText(t, format, fault) }}
      failureText={(error) => reasonsOf(t, format, error).join(" ")}
      send={(_body, values) => {
        const body = startBody(values);
        return mutateAsync({
          ...(api.subject === "ppf" && { path: api.path }),
          body: api.subject === "ppf" ? body : { kind: api.kind, ...body },
        });
      }}
      onClose={onClose}
    />
  );
}
