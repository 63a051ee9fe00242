/** Part of a page, loaded with its messages when it is first shown, or earlier if it is asked for. */
import { createElement, use, type ComponentType, type FunctionComponent } from "react";
import type { MessageArea } from "../messages/catalogue.ts";

interface PagePart<Props> extends FunctionComponent<Props> {
  readonly load: () => Promise<unknown>;
}

/** Loads it before it is shown; an error surfaces then. */
export async function loadPart(component: unknown): Promise<void> {
  const { load } = (component ?? {}) as Partial<PagePart<object>>;
  await load?.().catch(() => undefined);
}

/** What React's `use` reads without waiting, if it is there already. */
type Loading<Value> = Promise<Value> & { status?: "fulfilled"; value?: Value };

export function part<Props extends object>(
  get: () => Promise<ComponentType<Props>>,
  ...messages: MessageArea[]
): PagePart<Props> {
  let loading: Loading<ComponentType<Props>> | undefined;
  const load = (): Loading<ComponentType<Props>> => {
    if (loading) return loading;
    const all = async (): Promise<ComponentType<Props>> => {
      // Imported on demand: declarations are also read outside the browser, where there is no language.
      const { loadMessages } = await import("../messages/store.ts");
      const [component] = await Promise.all([get(), loadMessages(...messages)]);
      return component;
    };
    const begun: Loading<ComponentType<Props>> = all();
    begun.then(
      (value) => Object.assign(begun, { status: "fulfilled", value }),
      // The next one tries again.
      () => (loading = undefined),
    );
    loading = begun;
    return begun;
  };
  const Part = (props: Props) => createElement(use(load() as Promise<ComponentType<Props>>), props);
  return Object.assign(Part, { load });
}
