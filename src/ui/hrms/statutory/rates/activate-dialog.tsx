/** Names what changes from when before a version is activated, and what stands in the way where it cannot be. */
import { chakra } from "@chakra-ui/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RateSet } from "#generated/hrms/schema.ts";
import type { RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { Button } from "../../../kit/button.tsx";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { useText } from "../../../messages/use-text.ts";
import { rowName } from "./differences-tab.tsx";
import { reasonsOf } from "./fault-text.ts";
import type { RateApi } from "./rate-api.ts";
import { useCellText } from "./use-cell-text.ts";

interface ActivateDialogProps {
  api: RateApi;
  set: RateSet;
  onClose: () => void;
  onActivated: (set: RateSet) => void;
}

const maxNamed = 6;

export function ActivateDialog({ api, set, onClose, onActivated }: ActivateDialogProps) {
  const t = useText();
  const format = useFormat();
  const words = useCellText();
  const [replace, setReplace] = useState(false);
  const { data } = useQuery(api.calls.differences({ path: api.pathOf(set.id) }));
  const { mutate, isPending, error } = useMutation(api.calls.activate({ onSuccess: onActivated }));
  const rows = data?.rows ?? [];
  const taken = problemOf(error)?.errors?.some(({ code }) => code === "start-taken") ?? false;
  return (
    <Dialog
      open
      role="alertdialog"
      title={t("rates.activateTitle", { date: format.date(set.effectiveFrom) })}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button
            variant="solid"
            loading={isPending}
            onClick={() =>
              mutate({ path: api.pathOf(set.id), headers: { "If-Match": `"${set.version}"` }, body: { replace } })
            }
          >
            {t("rates.activate")}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="3">
        <p>
          {t("rates.activateText", {
            kind: t(`rates.kind.${set.kind}`),
            date: format.date(set.effectiveFrom),
            count: rows.length,
          })}
        </p>
        {rows.length > 0 && (
          <chakra.ul color="text.muted" ps="4" listStyleType="disc">
            {rows.slice(0, maxNamed).map((row, index) => (
              <li
                key={index}
              >{`${t(`rates.changed.${row.change}`)}: ${rowName(set.kind, (row.after ?? row.before ?? {}) as RateRow, words)}`}</li>
            ))}
            {rows.length > maxNamed && <li>{t("crud.andMore", { count: rows.length - maxNamed })}</li>}
          </chakra.ul>
        )}
        {error !== null && (
          <chakra.div role="alert" p="3" borderRadius="card" bg="danger.subtle" color="danger.text">
            <chakra.p fontWeight="medium">{t("rates.notActivated")}</chakra.p>
            <ul>
              {reasonsOf(t, format, error).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </chakra.div>
        )}
        {(taken || replace) && (
          <LabelledCheckbox checked={replace} onChange={(event) => setReplace(event.target.checked)}>
            {t("rates.replace")}
          </LabelledCheckbox>
        )}
      </chakra.div>
    </Dialog>
  );
}
