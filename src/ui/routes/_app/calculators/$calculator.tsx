/** A calculator, loaded with its declaration and messages. */
import { createFileRoute } from "@tanstack/react-router";
import { OneCalculator } from "../../../hrms/statutory/calculators/one-calculator.tsx";
import { familyOf } from "../../../hrms/statutory/calculators/registry.ts";
import { readSearch } from "../../../hrms/statutory/calculators/search.ts";
import { startCalculator } from "../../../hrms/statutory/calculators/start-calculator.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/calculators/$calculator")({
  validateSearch: readSearch,
  loader: async ({ context, params, location }) => {
    const family = familyOf(params.calculator);
    if (family === undefined) {
      await loadMessages("calculators");
      return { calculator: undefined };
    }
    const [calculator] = await Promise.all([
      startCalculator(params.calculator, context.queryClient, location.search),
      loadMessages("calculators", family, "crud", "tools"),
    ]);
    return { calculator };
  },
  component: OneCalculator,
});
