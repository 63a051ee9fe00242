/** Why a line has its amount: what it counts for, and the steps of its calculation. */
import { css } from "#generated/styles/css/index.js";
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import type { ApiError } from "#src/client/api-error.ts";
import type { Payslip, PayslipExplanation } from "#generated/hrms/schema.ts";
import { fundCodes } from "#src/domain/statutory/rates/funds.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Ladder } from "../../statutory/shared/explanation/ladder.tsx";
import { useWords } from "../../statutory/shared/explanation/words.ts";

/** The query of the explanation: of anyone's payslip, or of one's own. */
export type Explain = UseQueryOptions<PayslipExplanation, ApiError>;

type Line = Payslip["lines"][number];

const funds: readonly string[] = fundCodes;

/** Shares of one calculation are explained together. */
function explainedUnder(code: string): string {
  if (funds.includes(code)) return "FUNDS";
  return code === "CPF_EMPLOYER" || code === "PPF_EMPLOYER" ? code.replace("EMPLOYER", "EMPLOYEE") : code;
}

const ofContributions = /^(CPF_|PPF_|FUNDS$|SDL$|FOREIGN_WORKER_LEVY$)/;

export function LineSteps({ line, explain }: { line: Line; explain: Explain }) {
  const t = useText();
  const query = useQuery(explain);
  const code = explainedUnder(line.code);
  const words = useWords(ofContributions.test(code) ? "calculators-cpf" : "calculators-pay");
  const { kind, cpfClass, sdl, funds: forFunds, taxBox } = line;
  const counts = [
    t(`payslips.cpf.${cpfClass}`),
    ...(sdl ? [t("payslips.countsSdl")] : []),
    ...(forFunds ? [t("payslips.countsFunds")] : []),
    ...(taxBox === null ? [] : [t("payslips.tax", { box: t(`payslips.taxBox.${taxBox}`) })]),
  ];
  return (
    <>
      {kind === "earning" && (
        <ul className={css({ display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1", color: "text.muted" })}>
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <Loaded query={query} waiting={<Skeleton css={{ h: "32", my: "0" }} />}>
        {({ lines }) => {
          const found = lines.find((each) => each.code === code)?.explanation;
          return found && found.steps.length > 0 ? (
            <Ladder explanation={found} words={words} />
          ) : (
            <p className={css({ mt: "2", color: "text.muted" })}>{t("payslips.noSteps")}</p>
          );
        }}
      </Loaded>
    </>
  );
}
