/** Confirms the activation of a rate set: what changes and when, or what blocks it. */
import { css } from "#generated/styles/css/index.js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { activateRateSet as form } from "#generated/hrms/forms/rates.ts";
import type { RateDifference, RateSet } from "#generated/hrms/schema.ts";
import type { RateRow } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
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
/** Offered once the server has reported another version with the same start. */
const fields = specsOf(form, { replace: { shown: ({ taken }) => taken === true } });

export function ActivateDialog({ api, set, onClose, onActivated }: ActivateDialogProps) {
  const t = useText();
  const format = useFormat();
  const words = useCellText();
  const { data } = useQuery(api.calls.differences({ path: api.pathOf(set.id) }));
  const { mutateAsync } = useMutation(api.calls.activate({ onSuccess: onActivated }));
  const rows = data?.rows ?? [];
  const nameOf = ({ change, before, after }: RateDifference): string =>
    `${t(`rates.changed.${change}`)}: ${rowName(set.kind, (after ?? before ?? {}) as RateRow, words)}`;
  return (
    <FormDialog
      confirms
      title={t("rates.activateTitle", { date: format.date(set.effectiveFrom) })}
      intro={
        <>
          <p>
            {t("rates.activateText", {
              kind: t(`rates.kind.${set.kind}`),
              date: format.date(set.effectiveFrom),
              count: rows.length,
            })}
          </p>
          {rows.length > 0 && (
            <ul className={css({ mt: "3", ps: "4", listStyleType: "disc" })}>
              {rows.slice(0, maxNamed).map((row, index) => (
                <li key={index}>{nameOf(row)}</li>
              ))}
              {rows.length > maxNamed && <li>{t("crud.andMore", { count: rows.length - maxNamed })}</li>}
            </ul>
          )}
        </>
      }
      action={t("rates.activate")}
      fields={fields}
      initial={{ replace: false, taken: false }}
      words={{ field: () => t("rates.replace") }}
      refused={(error, state) => {
        if (problemOf(error)?.errors?.some(({ code }) => code === "start-taken")) state.change({ taken: true });
      }}
      failureText={(error) => reasonsOf(t, format, error).join(" ")}
      send={(_body, { replace }) =>
        mutateAsync({
          path: api.pathOf(set.id),
          headers: { "If-Match": `"${set.version}"` },
          body: { replace: replace === true },
        })
      }
      onClose={onClose}
    />
  );
}
