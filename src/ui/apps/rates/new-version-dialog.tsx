/** Starts a draft: when it shall begin and where its rates come from; its rows are those in force then. */
import { chakra } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { RateSet } from "#generated/hrms/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useFormat } from "../../kit/format.tsx";
import { problemOf } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";
import { rateFaultText, reasonsOf } from "./fault-text.ts";
import type { RateDoor } from "./rate-door.ts";
import { startBody, StartFields, type StartValues } from "./start-fields.tsx";

interface NewVersionDialogProps {
  door: RateDoor;
  onClose: () => void;
  onCreated: (set: RateSet) => void;
}

const fresh: StartValues = { effectiveFrom: null, announcedUpTo: null, sourceTitle: "", sourceUrl: "", certainty: "found" };

export function NewVersionDialog({ door, onClose, onCreated }: NewVersionDialogProps) {
  const t = useText();
  const format = useFormat();
  const form = useId();
  const [values, setValues] = useState(fresh);
  const { mutate, isPending, error } = useMutation(door.calls.create({ onSuccess: onCreated }));
  const faults = problemOf(error)?.errors ?? [];
  const errors = Object.fromEntries(faults.map((fault) => [fault.pointer.slice(1), rateFaultText(t, format, fault)]));
  return (
    <Dialog
      open
      title={t("rates.newVersion")}
      width="40rem"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button type="submit" form={form} variant="solid" loading={isPending}>
            {t("rates.startDraft")}
          </Button>
        </>
      }
    >
      <chakra.form
        id={form}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          const body = startBody(values);
          mutate({ ...(door.subject === "ppf" && { path: door.path }), body: door.subject === "ppf" ? body : { kind: door.kind, ...body } });
        }}
      >
        <chakra.p color="text.muted">{t("rates.newVersionText")}</chakra.p>
        {error !== null && faults.length === 0 && (
          <chakra.p role="alert" color="danger.text">
            {reasonsOf(t, format, error).join(" ")}
          </chakra.p>
        )}
        <StartFields values={values} errors={errors} onChange={(change) => setValues((before) => ({ ...before, ...change }))} />
      </chakra.form>
    </Dialog>
  );
}
