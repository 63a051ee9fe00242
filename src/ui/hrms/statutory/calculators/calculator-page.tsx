/** Calculator page: inputs beside a live result, with the calculation steps below. */
import { css } from "#generated/styles/css/index.js";
import { Link2, Printer, RotateCcw } from "lucide-react";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { toast } from "../../../kit/toast.ts";
import type { Calculator } from "./calculator.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { fieldWords } from "./field-words.ts";
import { Ladder } from "../shared/explanation/ladder.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { SummaryBar } from "./summary-bar.tsx";
import { useCalculator } from "./use-calculator.ts";
import { useWords } from "../shared/explanation/words.ts";

/** Print layout: inputs above the result, controls hidden. */
const printStyles = {
  "@media print": {
    display: "block",
    "& > * + *": { marginTop: "1.5rem" },
    "& button[aria-label], & [data-print=no]": { display: "none" },
  },
} as const;

export function CalculatorPage({ calculator }: { calculator: Calculator }) {
  const words = useWords(calculator.family);
  const texts = fieldWords(words, calculator.fields);
  const { typed, set, reset, address, calculation, values, errors } = useCalculator(calculator, texts);
  const { answer, asked, outdated, failure, retry } = calculation;
  const faulty = Object.values(errors).some((error) => error !== undefined);
  const view = answer && calculator.view(answer.result as never, words, values);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address());
      toast({ text: words.say("linkCopied") });
    } catch {
      toast({ kind: "error", text: words.say("linkNotCopied") });
    }
  };
  return (
    <PageFrame
      title={words.say(`name.${calculator.name}`)}
      intro={words.say(`about.${calculator.name}`)}
      crumbs={[{ label: words.say("title"), to: "/calculators" }, { label: words.say(`name.${calculator.name}`) }]}
      actions={
        <div className={css({ display: "flex", gap: "2" })} data-print="no">
          <IconButton label={words.say("reset")} variant="outline" onClick={reset}>
            <RotateCcw size={16} aria-hidden />
          </IconButton>
          <IconButton label={words.say("print")} variant="outline" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
          </IconButton>
          <Button onClick={() => void copy()}>
            <Link2 size={16} aria-hidden />
            {words.say("copyLink")}
          </Button>
        </div>
      }
    >
      <div
        className={css(
          {
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(18rem, 23rem) minmax(0, 1fr)" },
            gap: "6",
            alignItems: "start",
            alignContent: "start",
            minH: "calc(100dvh - 11rem)",
            maxW: "page",
          },
          printStyles,
        )}
      >
        <Card padded>
          <CalculatorForm
            calculator={calculator}
            words={words}
            fieldWords={texts}
            values={typed}
            errors={errors}
            onChange={set}
          />
        </Card>
        <div
          className={css({ minW: "0", scrollMarginTop: "4", pb: { base: "16", lg: "0" } })}
          id="result"
          tabIndex={-1}
        >
          {failure !== undefined && <ErrorState error={failure} onRetry={retry} />}
          {view && failure === undefined ? (
            <ResultPanel view={view} outdated={outdated} words={words} />
          ) : (
            failure === undefined && (
              <Waiting asked={asked && !faulty} hint={words.say(faulty ? "correct" : "fillIn")} />
            )
          )}
          {answer && failure === undefined && <Ladder explanation={answer.explanation} words={words} />}
        </div>
      </div>
      {view && <SummaryBar view={view} words={words} />}
    </PageFrame>
  );
}

/** Skeleton of the result, or a hint if inputs are missing. */
function Waiting({ asked, hint }: { asked: boolean; hint: string }) {
  return (
    <Card padded className={css({ minH: "20rem" })}>
      {asked ? (
        <Loading>
          <Skeleton css={{ w: "7rem" }} />
          <Skeleton css={{ w: "12rem", h: "8", mt: "2" }} />
          <Skeleton css={{ mt: "6" }} />
          <Skeleton css={{ mt: "4" }} />
          <Skeleton css={{ mt: "4" }} />
        </Loading>
      ) : (
        <p className={css({ color: "text.muted" })}>{hint}</p>
      )}
    </Card>
  );
}
