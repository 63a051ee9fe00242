/** What a page of examples declares: where its words are, and for each example the component and the file that it is. */
import type { ComponentType } from "react";
import type { MessageArea, MessageId } from "../../messages/catalogue.ts";

export interface Example {
  /** Address within the page (`#sizes`). */
  readonly name: string;
  readonly title: MessageId;
  /** One sentence on when to use it. */
  readonly text: MessageId;
  readonly Demo: ComponentType;
  /** Text of the very file that holds the component. */
  readonly source: () => Promise<{ readonly default: string }>;
  /** Takes the whole width. */
  readonly wide: boolean;
}

export interface ExamplePageDeclaration {
  readonly title: MessageId;
  readonly intro: MessageId;
  /** How all of it is used by keyboard. */
  readonly keys: MessageId;
  /** Areas of the words, beside those of every page of examples. */
  readonly messages: readonly MessageArea[];
  readonly examples: readonly Example[];
}

type PrefixOf<Id> = Id extends `${infer Prefix}.keys` ? Prefix : never;
type NameOf<Prefix extends string, Id = MessageId> = Id extends `${Prefix}.${infer Name}Text` ? Name : never;
/** The files of a page's folder, by their names from there. */
type Files<Module> = Readonly<Record<string, Module>>;
/** An example's file has the component alone. */
type DemoFile = Readonly<Record<string, ComponentType>>;

/** "withMenu" is in the file ./with-menu.tsx. */
const fileOf = (name: string): string => `./${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/**
 * Titles and texts by their names below the prefix: `<prefix>.title`, `.intro`, `.keys`, and for each example `.<name>`
 * and `.<name>Text`. `also`: further areas of messages that the examples speak.
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
