/** Columns of a table whose rows are links of a chain: the database's trigger fills them, whatever an insert says. */
import { bigint, text } from "drizzle-orm/pg-core";

export const chained = () => ({
  /** Place in the chain, from 1 without a gap: tells events of one instant apart. */
  sequence: bigint({ mode: "number" }).notNull().default(0),
  /** Hash of the event before; empty for the first. */
  previousHash: text().notNull().default(""),
  /** SHA-256 of the row as canonical JSON: all of its columns but this one, none that is null, names in order. */
  hash: text().notNull().default(""),
});
