/** Edits of settings that are always there: they stand on one version of them, and who saves second is told what both have changed. */
import { useState } from "react";
import { problemOf } from "../kit/problem.ts";

interface EditsOf<Row, Draft> {
  /** As it was last read. */
  row: Row;
  draftOf: (row: Row) => Draft;
  /** Reads the row again. */
  readAgain: () => Promise<Row | undefined>;
  /** Why it was not saved; where somebody else was first, `theirs` are the values that both have changed, as they now are. */
  refusal: (error: unknown, theirs: Partial<Draft>) => string;
}

export interface Edits<Draft> {
  readonly edits: Partial<Draft>;
  /** What is saved is a change of this version. */
  readonly version: number;
  readonly failure: string | null;
  readonly change: (changes: Partial<Draft>) => void;
  /** Drops what was typed, in these fields alone where they are named. */
  readonly drop: (names?: readonly string[]) => void;
  readonly refused: (error: unknown) => Promise<void>;
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

export function useEdits<Row extends { version: number }, Draft extends object>({
  row,
  draftOf,
  readAgain,
  refusal,
}: EditsOf<Row, Draft>): Edits<Draft> {
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const [failure, setFailure] = useState<string | null>(null);
  // What the person types stands on one version, even where a newer one is read meanwhile.
  const [stood, stand] = useState<Row>();
  const base = stood ?? row;
  const change = (changes: Partial<Draft>): void => {
    setFailure(null);
    stand(base);
    setEdits((before) => ({ ...before, ...changes }));
  };
  const drop = (names?: readonly string[]): void => {
    setEdits((before) =>
      names
        ? (Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))) as Partial<Draft>)
        : {},
    );
    stand(undefined);
    setFailure(null);
  };
  const refused = async (error: unknown): Promise<void> => {
    setFailure(refusal(error, {}));
    const now = await readAgain();
    if (!now || problemOf(error)?.code !== "version-clash") return;
    stand(now);
    const [before, theirs] = [draftOf(base), draftOf(now)];
    const both = (Object.keys(edits) as (keyof Draft)[]).filter(
      (name) => differs(theirs[name], before[name]) && differs(theirs[name], edits[name]),
    );
    setFailure(refusal(error, Object.fromEntries(both.map((name) => [name, theirs[name]])) as Partial<Draft>));
  };
  return { edits, version: base.version, failure, change, drop, refused };
}
