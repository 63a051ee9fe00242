/** Which calls behave differently, and how. */
import { css } from "#generated/styles/css/index.js";
import { Field } from "../../kit/field.tsx";
import { Segmented } from "../../kit/segmented.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";
import { useSeenCalls, type Scenario, type ScenarioKind } from "./calls.ts";
import { callsOf, isOfDemo, statusesOf } from "./demo-operations.ts";

const kinds: readonly ScenarioKind[] = ["normal", "slow", "error", "empty"];
const seconds = [1, 3, 5, 10] as const;

type Choice = Omit<Scenario, "calls">;

const firstValue = (kind: ScenarioKind): number => (kind === "slow" ? 3 : kind === "error" ? 500 : 0);

export function ScenarioFields({ scenario, onChange }: { scenario: Scenario; onChange: (next: Choice) => void }) {
  const t = useText();
  const seen = useSeenCalls();
  const { kind, value, operation } = scenario;
  const change = (next: Partial<Choice>): void => onChange({ kind, value, operation, ...next });
  const fits = (id: string): boolean => isOfDemo(id) && (kind !== "empty" || callsOf("empty", "").includes(id));
  const offered = [...new Set([...(operation === "" ? [] : [operation]), ...seen.map(({ id }) => id)])].filter(fits);
  return (
    <>
      <Segmented
        label={t("developer.scenario")}
        value={kind}
        options={kinds.map((each) => ({ value: each, label: t(`developer.kind.${each}`) }))}
        onChange={(next) =>
          change({ kind: next, value: firstValue(next), ...(next === "normal" && { operation: "" }) })
        }
      />
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" })}>{t(`developer.about.${kind}`)}</p>
      {kind === "slow" && (
        <Field label={t("developer.delay")}>
          <Select value={value} onChange={(event) => change({ value: Number(event.currentTarget.value) })}>
            <Options values={seconds} label={(count) => t("developer.seconds", { count })} />
          </Select>
        </Field>
      )}
      {kind === "error" && (
        <Field label={t("developer.status")}>
          <Select value={value} onChange={(event) => change({ value: Number(event.currentTarget.value) })}>
            <Options values={statusesOf(operation)} label={String} />
          </Select>
        </Field>
      )}
      {kind !== "normal" && (
        <Field label={t("developer.applies")}>
          <Select
            value={operation}
            onChange={(event) => {
              const next = event.currentTarget.value;
              const kept = kind !== "error" || statusesOf(next).includes(value);
              change({ operation: next, ...(!kept && { value: firstValue(kind) }) });
            }}
          >
            <Options values={["", ...offered]} label={(id) => (id === "" ? t("developer.allCalls") : id)} />
          </Select>
        </Field>
      )}
    </>
  );
}
