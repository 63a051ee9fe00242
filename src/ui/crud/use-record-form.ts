/** The state of a form: what was typed, what is wrong with it, and how it meets what others saved. */
import { useRef, useState } from "react";
import type { Area, Row } from "./area.ts";
import { problemOf } from "../kit/problem.ts";
import {
  changedNames,
  clashesOf,
  emptyValues,
  faultsOfForm,
  isBlank,
  merge,
  serverFaults,
  valuesOf,
  type Clash,
  type Faults,
  type Values,
} from "./form-values.ts";
import { rememberName } from "./reference-names.ts";
import { useSave } from "./use-save.ts";

/** The record that the entries began from. */
interface Base {
  readonly values: Values;
  readonly version: number | undefined;
}

interface Meeting {
  readonly theirs: Row;
  readonly clashes: readonly Clash[];
}

interface Answer {
  readonly error: unknown;
  readonly faults: Faults;
  /** The failure belongs to no field. */
  readonly general: boolean;
}

function baseOf(area: Area, row: Row | undefined): Base {
  if (row)
    for (const [name, { label }] of Object.entries(area.references))
      if (row[name]) rememberName(String(row[name]), String(row[label]));
  return row
    ? { values: valuesOf(area, row), version: row.version }
    : { values: emptyValues(area), version: undefined };
}

function answerOf(area: Area, error: unknown): Answer {
  const faults = serverFaults(area, problemOf(error)?.errors);
  return { error, faults, general: Boolean(error) && Object.keys(faults).length === 0 };
}

function without<Value>(values: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}

interface RecordFormState {
  readonly values: Values;
  readonly changed: readonly string[];
  /** Faults to be shown: of fields that were left, and of all once saving was tried. */
  readonly faults: Faults;
  /** Why saving failed, where no field is to blame. */
  readonly failure: unknown;
  readonly busy: boolean;
  /** Counts the tries to save that did not succeed. */
  readonly tries: number;
  readonly meeting: Meeting | null;
  readonly set: (name: string, value: unknown) => void;
  /** The field lost the focus. */
  readonly leave: (name: string) => void;
  readonly submit: () => void;
  readonly settle: (letTheirs: ReadonlySet<string>) => void;
  readonly dismissMeeting: () => void;
}

export function useRecordForm(
  area: Area,
  scope: Readonly<Record<string, string>>,
  row: Row | undefined,
  onSaved: (row: Row) => void,
): RecordFormState {
  const [base, setBase] = useState(() => baseOf(area, row));
  const [values, setValues] = useState(base.values);
  const filled = useRef<Values>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [tries, setTries] = useState(0);
  const [meeting, setMeeting] = useState<Meeting | null>(null);
  const [answer, setAnswer] = useState<Answer>(() => answerOf(area, null));
  const { busy, error, run } = useSave(area, scope, row?.id, onSaved);
  if (error !== answer.error) setAnswer(answerOf(area, error));

  const changed = changedNames(area, base.values, values);
  // Nothing typed yet, and the record is newer than the copy this began from: begin anew.
  if (row && row.version > (base.version ?? 0) && changed.length === 0 && !busy) {
    const newer = baseOf(area, row);
    setBase(newer);
    setValues(newer.values);
  }

  const adopt = (theirs: Row, from: Base, mine: Values, letTheirs: ReadonlySet<string>): void => {
    const next = merge(area, from.values, valuesOf(area, theirs), mine, letTheirs);
    const newer = baseOf(area, theirs);
    setBase(newer);
    setValues(next);
    setMeeting(null);
    void send(next, newer);
  };
  const send = async (next: Values, from: Base): Promise<void> => {
    if (Object.keys(faultsOfForm(area, next)).length === 0) {
      const theirs = await run(next, from.version);
      const clashes = theirs ? clashesOf(area, from.values, valuesOf(area, theirs), next) : [];
      // What they changed is what I typed, or lies outside the form: there is nothing to choose.
      if (theirs && clashes.length === 0) return adopt(theirs, from, next, new Set());
      if (theirs) return setMeeting({ theirs, clashes });
    }
    setTries((before) => before + 1);
  };

  const fill = async (name: string, value: unknown): Promise<void> => {
    // Where nothing can be found out, people type it themselves.
    const more = await area.fills?.[name]?.(value, scope).catch(() => undefined);
    if (!more) return;
    const before = filled.current;
    filled.current = { ...before, ...more };
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(more).filter(([each]) => isBlank(now[each]) || now[each] === before[each])),
    }));
  };

  const own = faultsOfForm(area, values);
  const shown = Object.fromEntries(Object.entries(own).filter(([name]) => tries > 0 || left.has(name)));
  return {
    values,
    changed,
    faults: { ...answer.faults, ...shown },
    failure: answer.general ? answer.error : null,
    busy,
    tries,
    meeting,
    set: (name, value) => {
      setValues({ ...values, [name]: value });
      void fill(name, value);
      if (answer.faults[name]) setAnswer({ ...answer, faults: without(answer.faults, name) });
    },
    leave: (name) => {
      if (changed.includes(name) && !left.has(name)) setLeft(new Set([...left, name]));
    },
    submit: () => {
      if (!meeting && (!row || changed.length > 0)) void send(values, base);
    },
    settle: (letTheirs) => {
      if (meeting) adopt(meeting.theirs, base, values, letTheirs);
    },
    dismissMeeting: () => setMeeting(null),
  };
}
