/** Lazy part of a page, loaded with its messages. */
import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import type { MessageArea } from "../messages/catalogue.ts";

export function part<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...messages: MessageArea[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    // Imported on demand: declarations are also read outside the browser, where there is no language.
    const { loadMessages } = await import("../messages/store.ts");
    const [component] = await Promise.all([load(), loadMessages(...messages)]);
    return { default: component };
  });
}
