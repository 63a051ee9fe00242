/** Examples of /forms/react-hook-form. */
import { examplePage } from "#src/ui/kit/example/example.ts";

export const reactHookFormPage = examplePage(
  "showcase-rules.form",
  { rules: "half", contract: "half", taken: "half", together: "half" },
  import.meta.glob("./*.tsx", { eager: true }),
  import.meta.glob("./*.tsx", { query: "?raw" }),
);
