/** /forms/react-hook-form: what it shows. */
import { examplePage } from "#src/ui/kit/example/example.ts";
import { Contract } from "./contract.tsx";
import { Rules } from "./rules.tsx";
import { Taken } from "./taken.tsx";
import { Together } from "./together.tsx";

export const reactHookFormPage = examplePage("showcase-rules.form", {
  rules: [Rules, () => import("./rules.tsx?raw")],
  contract: [Contract, () => import("./contract.tsx?raw")],
  taken: [Taken, () => import("./taken.tsx?raw")],
  together: [Together, () => import("./together.tsx?raw")],
});
