/** Declaration of a gallery page: messages, and the component and source of each example. */
import type { ComponentType } from "react";
import type { MessageArea, MessageId } from "../../messages/catalogue.ts";

export interface Example {
  /** URL hash (`#sizes`). */
  readonly name: string;
  readonly title: MessageId;
  /** One sentence on when to use it. */
  readonly text: MessageId;
  readonly Demo: ComponentType;
  /** Source text of the component's file. */
  readonly source: () => Promise<{ readonly default: string }>;
  /** Spans the full width. */
  readonly wide: boolean;
}

export interface ExamplePageDeclaration {
  readonly title: MessageId;
  readonly intro: MessageId;
  readonly keys: MessageId;
  /** Message areas beside those of all gallery pages. */
  readonly messages: readonly MessageArea[];
  readonly examples: readonly Example[];
}

type PrefixOf<Id> = Id extends `${infer Prefix}.keys` ? Prefix : never;
type NameOf<Prefix extends string, Id = MessageId> = Id extends `${Prefix}.${infer Name}Text` ? Name : never;
/** Files of a page's folder by relative path. */
type Files<Module> = Readonly<Record<string, Module>>;
/** Each example file exports only its component. */
type DemoFile = Readonly<Record<string, ComponentType>>;

/** "withMenu" is in ./with-menu.tsx. */
const fileOf = (name: string): string => `./${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/**
 * Message keys derive from the prefix: `<prefix>.title`, `.intro`, `.keys`, and `.<name>` and `.<name>Text` per
 * example. `also` lists further message areas.
 */
export function examplePage<Prefix extends PrefixOf<MessageId>>(
  prefix: Prefix,
  examples: { readonly [Name in NameOf<Prefix>]: "half" | "wide" },
  demos: Files<unknown>,
  sources: Files<() => Promise<unknown>>,
  also: readonly MessageArea[] = [],
): ExamplePageDeclaration {
  const id = (name: string): MessageId => `${prefix}.${name}` as MessageId;
  return {
    title: id("title"),
    intro: id("intro"),
    keys: id("keys"),
    messages: [prefix.slice(0, prefix.indexOf(".")) as MessageArea, ...also],
    examples: Object.entries<"half" | "wide">(examples).map(([name, width]) => {
      const [Demo] = Object.values((demos[fileOf(name)] ?? {}) as DemoFile);
      const source = sources[fileOf(name)] as Example["source"] | undefined;
      if (!Demo || !source) throw new Error(`${prefix}: there is no file ${fileOf(name)}`);
      return { name, title: id(name), text: id(`${name}Text`), Demo, source, wide: width === "wide" };
    }),
  };
}
