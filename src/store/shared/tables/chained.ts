/** Columns of a chained table: the database's trigger fills them, whatever an insert says. */
import { bigint, text } from "drizzle-orm/pg-core";

export const chained = () => ({
  /** Position in the chain, from 1 without gaps; distinguishes events of the same instant. */
  sequence: bigint({ mode: "number" }).notNull().default(0),
  /** Hash of the previous event; empty for the first. */
  previousHash: text().notNull().default(""),
  /** SHA-256 of the row as canonical JSON: all columns except this one and nulls, names in order. */
  hash: text().notNull().default(""),
});
