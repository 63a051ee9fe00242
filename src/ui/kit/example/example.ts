/** What a page of examples declares: its words, and for each example the component and the file that it is. */
import type { ComponentType } from "react";
import type { MessageId } from "../../messages/catalogue.ts";

export interface Example {
  /** Address within the page (`#sizes`). */
  readonly name: string;
  readonly title: MessageId;
  /** One sentence on when to use it. */
  readonly text?: MessageId;
  readonly Demo: ComponentType;
  /** Text of the very file that holds the component: `() => import("./sizes.tsx?raw")`. */
  readonly source: () => Promise<{ readonly default: string }>;
  /** Takes the whole width. */
  readonly wide?: boolean;
}

export interface ExamplePageDeclaration {
  readonly title: MessageId;
  readonly intro: MessageId;
  /** How all of it is used by keyboard. */
  readonly keys: MessageId;
  readonly examples: readonly Example[];
}
