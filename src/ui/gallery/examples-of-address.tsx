/** Shows the examples of the current route, or that there are none. */
import { ExamplePage } from "./example/example-page.tsx";
import type { ExamplePageDeclaration } from "./example/example.ts";
import { UnknownPage } from "../layout/unknown-page.tsx";

export function ExamplesOfAddress({ page }: { page: ExamplePageDeclaration | undefined }) {
  return page ? <ExamplePage key={page.title} page={page} /> : <UnknownPage />;
}
