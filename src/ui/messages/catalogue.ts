/** Typed message keys, `<area>.<key of its file>`. */
import type { Catalogue } from "./catalogue.gen.ts";

export type MessageArea = keyof Catalogue;
export type MessageId = { [A in MessageArea]: `${A}.${keyof Catalogue[A] & string}` }[MessageArea];
