/** What an example page shows: messages, and the component and source of each example. */
import type { ComponentType } from "react";
import type { MessageId } from "../../messages/catalogue.ts";

export interface Example {
  /** URL hash (`#sizes`). */
  readonly name: string;
  readonly title: MessageId;
  /** One sentence on when to use it. */
  readonly text: MessageId;
  readonly Demo: ComponentType;
  /** Loads the source text of the component's file. */
  readonly source: () => Promise<string>;
  /** Spans the full width. */
  readonly wide: boolean;
}

export interface ExamplePageDeclaration {
  readonly title: MessageId;
  readonly intro: MessageId;
  /** How it is used by keyboard. */
  readonly keys: MessageId;
  readonly examples: readonly Example[];
}
