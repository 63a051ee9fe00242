/** Starts a draft: when it shall begin and where its rates come from; its rows are those in force then. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { RateSet } from "#generated/hrms/schema.ts";
import { DialogForm } from "../../../kit/dialog-form.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { useText } from "../../../messages/use-text.ts";
import { rateFaultText, reasonsOf } from "./fault-text.ts";
import type { RateApi } from "./rate-api.ts";
import { startBody, StartFields, type StartValues } from "./start-fields.tsx";

interface NewVersionDialogProps {
  api: RateApi;
  onClose: () => void;
  onCreated: (set: RateSet) => void;
}

const fresh: StartValues = {
  effectiveFrom: null,
  announcedUpTo: null,
  sourceTitle: "",
  sourceUrl: "",
  certainty: "found",
};

export function NewVersionDialog({ api, onClose, onCreated }: NewVersionDialogProps) {
  const t = useText();
  const format = useFormat();
  const [values, setValues] = useState(fresh);
  const { mutate, isPending, error } = useMutation(api.calls.create({ onSuccess: onCreated }));
  const faults = problemOf(error)?.errors ?? [];
  const errors = Object.fromEntries(faults.map((fault) => [fault.pointer.slice(1), rateFaultText(t, format, fault)]));
  return (
    <DialogForm
      title={t("rates.newVersion")}
      intro={t("rates.newVersionText")}
      action={t("rates.startDraft")}
      width="40rem"
      busy={isPending}
      failure={error !== null && faults.length === 0 && reasonsOf(t, format, error).join(" ")}
      onSubmit={() => {
        const body = startBody(values);
        mutate({
          ...(api.subject === "ppf" && { path: api.path }),
          body: api.subject === "ppf" ? body : { kind: api.kind, ...body },
        });
      }}
      onClose={onClose}
    >
      <StartFields
        values={values}
        errors={errors}
        onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      />
    </DialogForm>
  );
}
