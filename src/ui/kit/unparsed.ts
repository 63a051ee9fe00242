/** Invalid input text held as a field value. Apart from the inputs, because URL parsers need it. */

/** Text that could not be parsed, kept as typed. */
export class Unparsed {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Typed<Value> = Value | Unparsed | null;
