/** Shows the examples of the current route, or the coming-soon page. */
import { ExamplePage } from "./example/example-page.tsx";
import type { ExamplePageDeclaration } from "./example/example.ts";
import { SoonPage } from "../layout/soon-page.tsx";

export function ExamplesOfAddress({ page }: { page: ExamplePageDeclaration | undefined }) {
  return page ? <ExamplePage key={page.title} page={page} /> : <SoonPage />;
}
