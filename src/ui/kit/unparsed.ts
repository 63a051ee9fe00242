/** What a field holds while a person types: a value, nothing, or text that is neither yet. Apart from the inputs, for what reads addresses. */

/** Text that is no value yet: it stays in the field as it was typed. */
export class Unparsed {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Typed<Value> = Value | Unparsed | null;
