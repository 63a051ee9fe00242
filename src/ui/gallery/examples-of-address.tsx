/** The examples that the address names, or the word that they are still to come. */
import { ExamplePage } from "../kit/example/example-page.tsx";
import type { ExamplePageDeclaration } from "../kit/example/example.ts";
import { SoonPage } from "../layout/soon-page.tsx";

export function ExamplesOfAddress({ page }: { page: ExamplePageDeclaration | undefined }) {
  return page ? <ExamplePage key={page.title} page={page} /> : <SoonPage />;
}
