/** Loads a calculator for its page and starts the first calculation, so that the page need not draw before it asks. */
import type { QueryClient } from "@tanstack/react-query";
import { isBlank, isShown } from "../../../form/values.ts";
import type { Calculator } from "./calculator.ts";
import { withCompanyChoices } from "./company-choices.ts";
import { loadCalculator } from "./registry.ts";
import { readSearch } from "./search.ts";
import { readValues, toBody } from "./values.ts";

export async function startCalculator(
  name: string,
  queryClient: QueryClient,
  search: Record<string, unknown>,
): Promise<Calculator | undefined> {
  const declared = await loadCalculator(name);
  const calculator = declared && (await withCompanyChoices(declared, queryClient));
  if (!calculator) return undefined;
  const values = readValues(calculator, readSearch(search));
  const isMissing = calculator.fields.some(
    (field) => field.required && isShown(field, values) && isBlank(values[field.name]),
  );
  if (!isMissing) {
    const { queryKey, queryFn } = calculator.ask({ body: toBody(calculator, values) as never });
    void queryClient.prefetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: Number.POSITIVE_INFINITY });
  }
  return calculator;
}
