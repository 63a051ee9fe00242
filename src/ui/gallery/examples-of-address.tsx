/** Shows the examples of the current route, or the coming-soon page. */
import { ExamplePage } from "../kit/example/example-page.tsx";
import type { ExamplePageDeclaration } from "../kit/example/example.ts";
import { SoonPage } from "../layout/soon-page.tsx";

export function ExamplesOfAddress({ page }: { page: ExamplePageDeclaration | undefined }) {
  return page ? <ExamplePage key={page.title} page={page} /> : <SoonPage />;
}
