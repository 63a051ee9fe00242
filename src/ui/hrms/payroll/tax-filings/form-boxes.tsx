/** The boxes of a form by group, with the drafted value beside a corrected one. */
import { css } from "#generated/styles/css/index.js";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { TaxForm } from "#generated/hrms/schema.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Tag } from "../../../kit/status-dot.tsx";
import { useText } from "../../../messages/use-text.ts";
import { type Box, boxGroups, type BoxGroup, choices, dates, isEmpty } from "./box-groups.ts";

interface FormBoxesProps {
  form: TaxForm;
  /** Undefined where nothing can be corrected. */
  onCorrect?: ((box: Box) => void) | undefined;
}

const muted = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", display: "block" });

export function useBoxValue(): (box: Box, which: "now" | "drafted" | "earlier") => ReactNode {
  const t = useText();
  const format = useFormat();
  return ({ box, ...values }, which) => {
    const [cents, text] = {
      now: [values.amount, values.text] as const,
      drafted: [values.original, values.originalText] as const,
      earlier: [values.earlier, values.earlierText] as const,
    }[which];
    if (cents !== null) return <Money cents={cents} />;
    if (text === null) return "–";
    if (dates.includes(box)) return format.date(text);
    return choices[box]?.includes(text)
      ? t(`tax-filings.choice.${box}.${text}` as "tax-filings.choice.approval.Y")
      : text;
  };
}

function BoxRow({ box, form, onCorrect }: { box: Box } & FormBoxesProps) {
  const t = useText();
  const format = useFormat();
  const valueOf = useBoxValue();
  const name = t(`tax-filings.box.${box.box}`);
  const { reason, correctedBy, correctedAt, computed } = box;
  const differs = form.kind === "amendment" && (box.earlier !== box.amount || box.earlierText !== box.text);
  return (
    <li
      data-box={box.box}
      className={css({
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto 2.25rem",
        alignItems: "center",
        columnGap: "3",
        ps: "5",
        pe: "2",
        py: "1.5",
        minH: "11",
        borderTopWidth: "1px",
        borderColor: "border",
      })}
    >
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        {name}
        {reason !== null && (
          <>
            <span className={css({ ms: "2" })}>
              <Tag tone="warning">{t("tax-filings.correctedTag")}</Tag>
            </span>
            <span className={muted}>
              {t("tax-filings.correctedBy", {
                name: correctedBy ?? "–",
                date: correctedAt === null ? "–" : format.date(correctedAt),
              })}
              : {reason}
            </span>
          </>
        )}
      </span>
      <span
        className={css({
          textAlign: "end",
          fontVariantNumeric: "tabular-nums",
          maxW: "14rem",
          overflowWrap: "anywhere",
        })}
      >
        {valueOf(box, "now")}
        {reason !== null && (
          <span className={muted}>
            {t("tax-filings.draftedValue")} {valueOf(box, "drafted")}
          </span>
        )}
        {differs && (
          <span className={muted}>
            {t("tax-filings.earlierValue")} {valueOf(box, "earlier")}
          </span>
        )}
        {differs && box.amount !== null && box.earlier !== null && (
          <span className={muted}>
            {t("tax-filings.difference")} <Money cents={box.amount - box.earlier} />
          </span>
        )}
      </span>
      {onCorrect && !computed ? (
        <IconButton size="sm" label={t("tax-filings.correctBox", { box: name })} onClick={() => onCorrect(box)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      ) : (
        <span />
      )}
    </li>
  );
}

function Group({ name, form, onCorrect }: { name: BoxGroup } & FormBoxesProps) {
  const t = useText();
  const [all, showAll] = useState(false);
  const boxes = boxGroups[name].flatMap((each) => form.boxes.find(({ box }) => box === each) ?? []);
  const shown = name === "income" ? boxes : boxes.filter((box) => !isEmpty(box));
  const title = t(`tax-filings.group.${name}`);
  const hidden = boxes.length - shown.length;
  return (
    <Card className={css({ overflow: "hidden" })} data-group={name}>
      <CardTitle className={css({ px: "5", pt: "4", pb: "2" })}>{title}</CardTitle>
      <ul className={css({ listStyleType: "none" })}>
        {(all ? boxes : shown).map((box) => (
          <BoxRow key={box.box} box={box} form={form} onCorrect={onCorrect} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className={css({ px: "3", py: "1.5", borderTopWidth: shown.length > 0 || all ? "1px" : "0" })}>
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={all}
            aria-label={`${t(all ? "tax-filings.hideEmpty" : "tax-filings.showEmpty", { count: hidden })}: ${title}`}
            onClick={() => showAll(!all)}
          >
            {t(all ? "tax-filings.hideEmpty" : "tax-filings.showEmpty", { count: hidden })}
          </Button>
        </div>
      )}
    </Card>
  );
}

export function FormBoxes(props: FormBoxesProps) {
  return (Object.keys(boxGroups) as BoxGroup[]).map((name) => <Group key={name} name={name} {...props} />);
}
