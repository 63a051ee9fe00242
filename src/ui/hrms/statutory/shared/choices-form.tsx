/** A company's statutory choices with their defaults; saved at once. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import {
  getCalculationSettingsOptions,
  useGetCalculationSettings,
  useUpdateCalculationSettings,
} from "#generated/hrms/hooks/calculation-settings.ts";
import type { CalculationSettings } from "#generated/hrms/schema.ts";
import { ChangedBy } from "../../../detail/changed-by.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { problemText } from "../../../kit/problem.ts";
import { RadioGroup } from "../../../kit/radio.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { type ChoiceName, choiceNames, choices } from "./choices.ts";

export function ChoicesForm({ companyId, names }: { companyId: string; names: readonly ChoiceName[] }) {
  const query = useGetCalculationSettings({ path: { companyId } });
  const waiting = names.map((name) => <Skeleton key={name} h="24" mb="3" />);
  return (
    <Loaded query={query} waiting={waiting}>
      {(settings) => (
        <div className={css({ display: "grid", gap: "6" })}>
          {names.map((name) => (
            <Choice key={name} name={name} companyId={companyId} settings={settings} />
          ))}
          <ChangedBy row={settings} />
        </div>
      )}
    </Loaded>
  );
}

type ValueOf<Name extends ChoiceName> = (typeof choices)[Name][number];

function Choice<Name extends ChoiceName>({
  name,
  companyId,
  settings,
}: {
  name: Name;
  companyId: string;
  settings: CalculationSettings;
}) {
  const t = useText();
  const queryClient = useQueryClient();
  const mayChange = useAbility().can("update", "calculation-settings");
  const { mutate } = useUpdateCalculationSettings();
  const input = { path: { companyId } };
  const { queryKey } = getCalculationSettingsOptions(input);
  const choose = (value: ValueOf<Name>): void => {
    const { version } = settings;
    const body = {
      ...(Object.fromEntries(choiceNames.map((each) => [each, settings[each]])) as unknown as Parameters<
        typeof mutate
      >[0]["body"]),
      [name]: value,
    };
    // Optimistic: the server's answer replaces it.
    queryClient.setQueryData(queryKey, { ...settings, [name]: value });
    mutate(
      { ...input, headers: { "If-Match": `"${version}"` }, body },
      {
        onSuccess: (saved) => {
          queryClient.setQueryData(queryKey, saved);
          toast({ text: t("calculation-settings.saved") });
        },
        onError: (failure) => {
          void queryClient.invalidateQueries({ queryKey });
          toast({ text: problemText(t, failure), kind: "error" });
        },
      },
    );
  };
  const values: readonly ValueOf<Name>[] = choices[name];
  const option = (value: ValueOf<Name>) => `calculation-settings.${name}.${value}` as Parameters<typeof t>[0];
  return (
    <RadioGroup
      label={t(`calculation-settings.${name}`)}
      help={t(`calculation-settings.${name}.help`)}
      value={settings[name] as ValueOf<Name>}
      onChange={choose}
      options={values.map((value, index) => ({
        value,
        label: index === 0 ? t("calculation-settings.byDefault", { choice: t(option(value)) }) : t(option(value)),
        disabled: !mayChange,
      }))}
    />
  );
}
