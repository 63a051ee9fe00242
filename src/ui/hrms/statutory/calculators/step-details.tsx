/** Details of a step: rate and start date, setting, rounding, source. */
import { chakra } from "@chakra-ui/react";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { RuleSource } from "#generated/hrms/schema.ts";
import { Anchor } from "../../../kit/link.tsx";
import type { StepData } from "./ladder-step.tsx";
import type { Words } from "./words.ts";

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
        <chakra.span color="text.muted">{` · ${words.say(`certainty.${row.certainty}`)}`}</chakra.span>
      </>,
    ]);
  if (setting)
    facts.push([
      "setting",
      `${words.say(`field.${setting.name}`)}: ${words.optional(`choice.${setting.name}.${setting.value}`) ?? words.code(setting.value)}`,
    ]);
  if (rounding && exact !== undefined) {
    const before = result.unit === "cents" ? words.quantity("exact", exact) : exact;
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
    <chakra.div
      borderInlineStartWidth="2px"
      borderColor="accent"
      paddingInlineStart="3"
      display="grid"
      gap="2"
      fontSize="sm"
      lineHeight="sm"
    >
      {why !== undefined && <chakra.p maxW="prose">{why}</chakra.p>}
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: "1fr", sm: "7rem minmax(0, 1fr)" }}
        columnGap="3"
        rowGap="1"
      >
        {facts.map(([key, value]) => (
          <chakra.div key={key} display="contents">
            <chakra.dt color="text.muted">{words.say(`fact.${key}`)}</chakra.dt>
            <chakra.dd minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
        {distinct.length > 0 && (
          <>
            <chakra.dt color="text.muted">{words.say("fact.source")}</chakra.dt>
            <chakra.dd minW="0" overflowWrap="anywhere">
              {distinct.map((each) => (
                <chakra.span key={each.id} display="block">
                  <SourceLink source={each} />
                </chakra.span>
              ))}
            </chakra.dd>
          </>
        )}
      </chakra.dl>
    </chakra.div>
  );
}
