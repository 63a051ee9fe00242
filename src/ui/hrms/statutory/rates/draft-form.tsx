/** Form of a draft rate set: start, source, rows and save bar. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef } from "react";
import type { RateSet } from "#generated/hrms/schema.ts";
import { isFund } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import { LeaveGuard } from "../../../form/leave-guard.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { FormFoot } from "../../../form/form-foot.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { useText } from "../../../messages/use-text.ts";
import { DraftFields, startFields, termFields } from "./draft-fields.tsx";
import { DraftGrid } from "./draft-grid.tsx";
import type { RateApi } from "./rate-api.ts";
import { useDraft } from "./use-draft.ts";

export function DraftForm({ api, set }: { api: RateApi; set: RateSet }) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const { values, rates, errors, dirty, busy, error, change, save, discard } = useDraft(api, set);
  const places = Object.keys(errors);
  const cells = Object.fromEntries(
    places
      .filter((place) => place.startsWith("rates/"))
      .map((place) => [place.slice("rates/".length), errors[place] ?? ""]),
  );
  const count = places.length;
  useEffect(() => {
    // Focus the first invalid field once its error has rendered.
    if (count > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [count]);
  return (
    <form
      ref={form}
      className={css({ display: "grid", gap: "5" })}
      noValidate
      aria-label={t("rates.draft")}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
        event.preventDefault();
        save();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LeaveGuard isDirty={() => dirty} />
      <Card padded className={css({ display: "grid", gap: "4" })}>
        <CardTitle>{t("rates.startAndSource")}</CardTitle>
        <DraftFields
          fields={startFields}
          columns={2}
          values={values.start}
          errorOf={(name) => errors[name]}
          onChange={(start) => change({ start })}
        />
        <DraftFields
          fields={termFields(set.kind)}
          columns={isFund(set.kind) ? 1 : 3}
          values={values.terms}
          errorOf={(name) => errors[`terms/${name}`]}
          onChange={(terms) => change({ terms })}
        />
      </Card>
      <p className={css({ color: "text.muted" })}>{t("rates.gridHint")}</p>
      {errors["rates"] && (
        <p className={css({ color: "danger.text" })} role="alert">
          {errors["rates"]}
        </p>
      )}
      <DraftGrid
        kind={set.kind}
        grid={values.grid}
        rates={rates}
        errors={cells}
        onChange={(grid) => change({ grid })}
      />
      <FormFoot
        wide
        note={
          count > 0
            ? t("crud.toFix", { count })
            : error
              ? problemOf(error)?.code === "version-clash"
                ? t("shell.rule.version-clash")
                : problemText(t, error)
              : t(dirty ? "rates.unsaved" : "crud.nothingChanged")
        }
      >
        <Button disabled={!dirty} onClick={discard}>
          {t("rates.discard")}
        </Button>
        <Button type="submit" variant="solid" loading={busy} disabled={!dirty} aria-keyshortcuts="Control+S">
          {t("crud.saveChanges")}
        </Button>
      </FormFoot>
    </form>
  );
}
