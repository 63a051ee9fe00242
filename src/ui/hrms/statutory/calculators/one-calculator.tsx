/** Route component of a calculator. */
import { useLoaderData } from "@tanstack/react-router";
import { ButtonLink } from "../../../kit/link.tsx";
import { NotFoundPage } from "../../../kit/not-found-page.tsx";
import { useText } from "../../../messages/use-text.ts";
import { CalculatorPage } from "./calculator-page.tsx";

export function OneCalculator() {
  const t = useText();
  const { calculator } = useLoaderData({ from: "/_app/calculators/$calculator" });
  // Keyed by calculator, to reset the inputs.
  if (calculator) return <CalculatorPage key={calculator.name} calculator={calculator} />;
  return (
    <NotFoundPage
      title={t("calculators.unknown")}
      crumbs={[{ label: t("calculators.title"), to: "/calculators" }]}
      action={
        <ButtonLink to="/calculators" variant="solid">
          {t("calculators.all")}
        </ButtonLink>
      }
    >
      {t("calculators.unknownText")}
    </NotFoundPage>
  );
}
