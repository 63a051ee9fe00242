/** The steps of a calculation of leave, in the words of the calculators. */
import { css } from "#generated/styles/css/index.js";
import type { Explanation } from "#generated/hrms/schema.ts";
import { EmptyState } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Ladder } from "../../statutory/shared/explanation/ladder.tsx";
import { useWords } from "../../statutory/shared/explanation/words.ts";

export function ExplanationLadder({ explanation }: { explanation: Explanation }) {
  const t = useText();
  const words = useWords("calculators-leave");
  if (explanation.steps.length === 0) return <EmptyState title={t("leaves.nothingToExplain")} />;
  // The ladder keeps a distance from the result above it, which a dialog has no need of.
  return (
    <div className={css({ mt: "-6" })}>
      <Ladder explanation={explanation} words={words} />
    </div>
  );
}
