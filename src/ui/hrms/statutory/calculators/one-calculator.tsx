/** Route component of a calculator. */
import { useLoaderData } from "@tanstack/react-router";
import { DocumentTitle } from "../../../kit/document-title.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { NotFound } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export function OneCalculator() {
  const t = useText();
  const { calculator } = useLoaderData({ from: "/_app/calculators/$calculator" });
  // Keyed by calculator, to reset the inputs.
  if (calculator) return <CalculatorPage key={calculator.name} calculator={calculator} />;
  return (
    <>
      <DocumentTitle>{t("common.notFoundTitle")}</DocumentTitle>
      <NotFound
        title={t("calculators.unknown")}
        action={
          <ButtonLink to="/calculators" variant="solid">
            {t("calculators.all")}
          </ButtonLink>
        }
      >
        {t("calculators.unknownText")}
      </NotFound>
    </>
  );
}
