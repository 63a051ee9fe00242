/** A calculator, loaded with its declaration and messages. */
import { createFileRoute } from "@tanstack/react-router";
import { withCompanyChoices } from "../../../hrms/statutory/calculators/company-choices.ts";
import { OneCalculator } from "../../../hrms/statutory/calculators/one-calculator.tsx";
import { familyOf, loadCalculator } from "../../../hrms/statutory/calculators/registry.ts";
import { readSearch } from "../../../hrms/statutory/calculators/search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/calculators/$calculator")({
  validateSearch: readSearch,
  loader: async ({ context, params }) => {
    const family = familyOf(params.calculator);
    if (family === undefined) {
      await loadMessages("calculators");
      return { calculator: undefined };
    }
    const [calculator] = await Promise.all([
      loadCalculator(params.calculator).then(
        (declared) => declared && withCompanyChoices(declared, context.queryClient),
      ),
      loadMessages("calculators", family, "crud", "tools"),
    ]);
    return { calculator };
  },
  component: OneCalculator,
});
