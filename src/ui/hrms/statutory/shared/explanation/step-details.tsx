/** Details of a step: rate and start date, setting, rounding, source. */
import { css } from "#generated/styles/css/index.js";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { RuleSource } from "#generated/hrms/schema.ts";
import { Anchor } from "../../../../kit/link.tsx";
import type { StepData } from "./ladder-step.tsx";
import { exactMoney, type Words } from "./words.ts";

function SourceLink({ source: { title, address } }: { source: RuleSource }) {
  if (address === undefined) return title;
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" underlined>
      {title}
      <ExternalLink size={12} aria-hidden style={{ display: "inline", marginInlineStart: 4 }} />
    </Anchor>
  );
}

export function StepDetails({ step, words }: { step: StepData; words: Words }) {
  const { rule, row, setting, source, exact, rounding, result } = step;
  const facts: [key: string, value: ReactNode][] = [];
  const why = words.optional(`why.${rule}`);
  if (row)
    facts.push([
      "rate",
      <>
        {words.say("rateSince", { series: words.say(`series.${row.series}`), date: words.date(row.from) })}
        <span className={css({ color: "text.muted" })}>{` · ${words.say(`certainty.${row.certainty}`)}`}</span>
      </>,
    ]);
  if (setting)
    facts.push([
      "setting",
      `${words.say(`field.${setting.name}`)}: ${words.optional(`choice.${setting.name}.${setting.value}`) ?? words.code(setting.value)}`,
    ]);
  if (rounding && exact !== undefined) {
    const before = result.unit === "cents" ? exactMoney(exact, words.money) : exact;
    facts.push([
      "rounding",
      words.say("rounded", {
        before,
        after: words.quantity(result.unit, result.value),
        how: words.say(`rounding.${rounding.name}`),
      }),
    ]);
  } else if (rounding) facts.push(["rounding", words.say(`rounding.${rounding.name}`)]);
  const read = [source, row?.source, rounding?.source].filter((each) => each !== undefined);
  const distinct = read.filter((each, index) => read.findIndex(({ id }) => id === each.id) === index);
  return (
    <div
      className={css({
        borderInlineStartWidth: "2px",
        borderColor: "accent",
        paddingInlineStart: "3",
        display: "grid",
        gap: "2",
        fontSize: "sm",
        lineHeight: "sm",
      })}
    >
      {why !== undefined && <p className={css({ maxW: "prose" })}>{why}</p>}
      <dl
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "1fr", sm: "7rem minmax(0, 1fr)" },
          columnGap: "3",
          rowGap: "1",
        })}
      >
        {facts.map(([key, value]) => (
          <div key={key} className={css({ display: "contents" })}>
            <dt className={css({ color: "text.muted" })}>{words.say(`fact.${key}`)}</dt>
            <dd className={css({ minW: "0", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" })}>
              {value}
            </dd>
          </div>
        ))}
        {distinct.length > 0 && (
          <>
            <dt className={css({ color: "text.muted" })}>{words.say("fact.source")}</dt>
            <dd className={css({ minW: "0", overflowWrap: "anywhere" })}>
              {distinct.map((each) => (
                <span key={each.id} className={css({ display: "block" })}>
                  <SourceLink source={each} />
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
