/** What IRAS would reject in a form, each with a link to where it is resolved. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert } from "lucide-react";
import type { TaxForm } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useText } from "../../../messages/use-text.ts";
import { problemLink } from "./problem-links.ts";
import { useProblemText } from "./problem-words.ts";

export function FormProblems({ companyId, form }: { companyId: string; form: TaxForm }) {
  const t = useText();
  const textOf = useProblemText();
  return (
    <Card className={css({ overflow: "hidden" })}>
      <CardTitle className={css({ px: "5", pt: "4", pb: "2" })}>{t("tax-filings.problemsTitle")}</CardTitle>
      <ul className={css({ listStyleType: "none" })}>
        {form.problems.map((problem, at) => {
          const link = problemLink(companyId, form, problem.place);
          const text = textOf(problem);
          return (
            <li
              key={at}
              data-problem={problem.code}
              className={css({
                display: "grid",
                gridTemplateColumns: { base: "1.25rem minmax(0, 1fr)", md: "1.25rem minmax(0, 1fr) auto" },
                columnGap: "3",
                rowGap: "1",
                alignItems: "center",
                px: "5",
                py: "2",
                borderTopWidth: "1px",
                borderColor: "border",
              })}
            >
              <CircleAlert size={16} aria-hidden className={css({ color: "danger.text" })} />
              <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{text}</span>
              {link && (
                <span className={css({ gridColumn: { base: "2", md: "auto" } })}>
                  <ButtonLink
                    size="sm"
                    to={link.to}
                    search={(link.search ?? {}) as never}
                    aria-label={`${t(`tax-filings.place.${problem.place}`)}: ${text}`}
                  >
                    {t(`tax-filings.place.${problem.place}`)}
                  </ButtonLink>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
