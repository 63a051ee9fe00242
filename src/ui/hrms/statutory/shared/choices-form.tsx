/** A company's statutory choices with their defaults; saved together. */
import { css, cx } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { updateCalculationSettings as contract } from "#generated/hrms/forms/calculation-settings.ts";
import {
  getCalculationSettingsKey,
  useGetCalculationSettings,
  useUpdateCalculationSettings,
} from "#generated/hrms/hooks/calculation-settings.ts";
import type { CalculationSettings, CalculationSettingsInput } from "#generated/hrms/schema.ts";
import { updateCalculationSettings as check } from "#generated/hrms/validators/calculation-settings.js";
import { ChangedBy } from "../../../detail/changed-by.tsx";
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { sectionColumns } from "../../../form/section-columns.ts";
import { type FieldWords, specOf } from "../../../form/spec.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { problemText } from "../../../kit/problem.ts";
import { RadioGroup } from "../../../kit/radio.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { type ChoiceName, choiceNames, choices } from "./choices.ts";

interface ChoicesFormProps {
  companyId: string;
  /** Those shown; the others keep their values. */
  names: readonly ChoiceName[];
  /** Below other content: as wide as that, and the bar appears with the first change. */
  quiet?: boolean;
}

export function ChoicesForm({ companyId, ...rest }: ChoicesFormProps) {
  const query = useGetCalculationSettings({ path: { companyId } });
  return (
    <Loaded
      query={query}
      waiting={<Skeleton css={{ h: "96", my: "0", maxW: rest.quiet ? undefined : "form", borderRadius: "card" }} />}
    >
      {(settings) => (
        <Choices
          key={companyId}
          companyId={companyId}
          {...rest}
          settings={settings}
          readAgain={async () => (await query.refetch()).data}
        />
      )}
    </Loaded>
  );
}

const fields = choiceNames.map((name) => specOf(name, contract[name]));

const valuesOf = (settings: CalculationSettings) =>
  Object.fromEntries(choiceNames.map((name) => [name, settings[name]]));

interface ChoicesProps extends ChoicesFormProps {
  settings: CalculationSettings;
  readAgain: () => Promise<CalculationSettings | undefined>;
}

function Choices({ companyId, names, quiet = false, settings, readAgain }: ChoicesProps) {
  const t = useText();
  const client = useQueryClient();
  const mayChange = useAbility().can("update", "calculation-settings");
  const path = { companyId };
  const { mutateAsync: save } = useUpdateCalculationSettings({
    onSuccess: (now) => void client.setQueryData(getCalculationSettingsKey({ path }), now),
  });
  const choice = (name: string, value: string) => t(`calculation-settings.${name}.${value}` as Parameters<typeof t>[0]);
  const words: FieldWords = {
    field: (name) => t(`calculation-settings.${name as ChoiceName}`),
    help: (name) => t(`calculation-settings.${name as ChoiceName}.help`),
    choice,
  };
  const saved = useSavedForm({
    row: settings,
    valuesOf,
    fields,
    words,
    check,
    save: (body, version) =>
      save({ path, headers: { "If-Match": `"${version}"` }, body: body as CalculationSettingsInput }),
    onSaved: () => void toast({ text: t("calculation-settings.saved") }),
    readAgain,
    refusal: (error) => problemText(t, error),
  });
  const { values, set } = saved.form;
  return (
    <SavedFormFrame saved={saved} labelOf={words.field} mayChange={mayChange} quiet={quiet}>
      <Card padded className={cx(sectionColumns, css({ mb: "4" }))}>
        <CardHead title={t("calculation-settings.title")} text={t("calculation-settings.text")} />
        <div
          className={css({
            display: "grid",
            gap: "6",
            alignItems: "start",
            "@container sections (min-width: 88rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
          })}
          data-halves={names.length > 1 || undefined}
        >
          {names.map((name) => (
            <RadioGroup
              key={name}
              label={words.field(name)}
              help={words.help?.(name)}
              value={String(values[name])}
              onChange={(value) => set(name, value)}
              options={choices[name].map((value, index) => ({
                value: value as string,
                label:
                  index === 0
                    ? t("calculation-settings.byDefault", { choice: choice(name, value) })
                    : choice(name, value),
                disabled: !mayChange,
              }))}
            />
          ))}
          <ChangedBy row={settings} />
        </div>
      </Card>
    </SavedFormFrame>
  );
}
