/** Form state: saved and edited values, validation, submission and when to show errors. */
import { useRef, useState } from "react";
import { type Clash, changedNames, clashesOf, isBlank, merge } from "./values.ts";

export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };
type Name<Values> = keyof Values & string;

/** Result of a submit: field errors, "failed" if no field is to blame, or a follow-up on success. */
export type Outcome<Values> = Errors<Values> | "failed" | (() => void) | void;

interface FormOptions<Values> {
  /** Saved values, or those of a new form. */
  readonly initial: Values;
  /** Version of the saved values; a newer one is adopted while the form is unchanged. */
  readonly version?: number | undefined;
  /** Editable fields; defaults to all. */
  readonly names?: readonly Name<Values>[];
  readonly check: (values: Values) => Errors<Values>;
  /** Server-side validation, on blur and before submit. */
  readonly ask?: (values: Values) => Promise<Errors<Values>>;
  readonly asked?: Name<Values>;
  /** Autofill from a chosen value: sets fields that are empty or were filled before. */
  readonly fill?: (name: Name<Values>, value: unknown) => Promise<Partial<Values> | undefined>;
  /** `version` is that of the saved values. A rejection becomes `failure`, unless `refused` maps it to fields. */
  readonly send: (values: Values, version: number | undefined) => Promise<Outcome<Values>>;
  readonly refused?: (error: unknown, values: Values) => Outcome<Values> | Promise<Outcome<Values>>;
}

export interface FormState<Values> {
  readonly values: Values;
  readonly saved: Values;
  readonly version: number | undefined;
  readonly changed: readonly Name<Values>[];
  /** Whether there are unsaved changes; false right after a successful submit, even before the next render. */
  readonly isDirty: () => boolean;
  /** Errors of touched fields, or of all after a submit. */
  readonly errors: Errors<Values>;
  /** Errors of all fields, shown or not. */
  readonly wrong: Errors<Values>;
  /** Failure that belongs to no field; null if none. */
  readonly failure: unknown;
  readonly status: "open" | "asking" | "sending" | "sent";
  /** Number of failed submits. */
  readonly tries: number;
  readonly set: <Field extends keyof Values>(name: Field, value: Values[Field]) => void;
  readonly change: (changes: Partial<Values>) => void;
  readonly leave: (name: Name<Values>) => void;
  readonly submit: () => void;
  /** Reports the failure of another call about the same values. */
  readonly fail: (error: unknown) => void;
  readonly reset: () => void;
  /** Merges someone else's saved version under the local changes and returns the fields they changed. */
  readonly rebase: (saved: Values, version?: number) => readonly Clash[];
  /** Same, with the user's choice of values; then submits. */
  readonly resolve: (saved: Values, version: number | undefined, theirFields: ReadonlySet<string>) => void;
  /** Props of a text input. */
  readonly bind: (name: Name<Values>) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
    readonly onBlur: () => void;
  };
}

interface Saved<Values> {
  readonly values: Values;
  readonly version: number | undefined;
}

function hasAny(errors: object): boolean {
  return Object.values(errors).some(Boolean);
}

const filledIn = <Values>(errors: Errors<Values>): Errors<Values> =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text)) as Errors<Values>;

export function useForm<Values extends object>({
  initial,
  version,
  names: given,
  check,
  ask,
  asked,
  fill,
  send,
  refused,
}: FormOptions<Values>): FormState<Values> {
  type Row = Readonly<Record<string, unknown>>;
  const [saved, setSaved] = useState<Saved<Values>>({ values: initial, version });
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [status, setStatus] = useState<FormState<Values>["status"]>("open");
  const [tries, setTries] = useState(0);
  // Responses only count for the values they were asked about; a submit sends what was entered before the next render, too.
  const latest = useRef(values);
  latest.current = values;
  const filled = useRef<Row>({});
  // A second click can precede the next render.
  const running = useRef(false);
  const taken = useRef(false);
  const queued = useRef<Saved<Values>>(undefined);
  const names = given ?? (Object.keys(saved.values) as Name<Values>[]);
  const row = (of: Values) => of as unknown as Row;
  const changed = changedNames(names, row(saved.values), row(values)) as Name<Values>[];
  if (version !== undefined && version > (saved.version ?? 0) && changed.length === 0 && status !== "sending") {
    setSaved({ values: initial, version });
    setValues(initial);
  }
  const own = check(values);

  const change = (changes: Partial<Values>): void => {
    taken.current = false;
    latest.current = { ...latest.current, ...changes };
    setValues((before) => ({ ...before, ...changes }));
    setServerErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }));
    setFailure(null);
    if (status === "sent") setStatus("open");
  };
  const fillAfter = async (name: Name<Values>, value: unknown): Promise<void> => {
    // If lookup fails, users enter the value themselves.
    const more = await fill?.(name, value).catch(() => undefined);
    if (!more) return;
    const before = filled.current;
    filled.current = { ...before, ...more };
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(
        Object.entries(more).filter(([each]) => isBlank(row(now)[each]) || row(now)[each] === before[each]),
      ),
    }));
  };
  const set: FormState<Values>["set"] = (name, value) => {
    change({ [name]: value } as unknown as Partial<Values>);
    if (fill) void fillAfter(name as Name<Values>, value);
  };
  const leave = (name: Name<Values>): void => {
    setLeft((before) => new Set([...before, name]));
    if (!ask || name !== asked || own[name] || values[name] === saved.values[name]) return;
    setStatus("asking");
    void ask(values).then((found) => {
      if (latest.current[name] === values[name]) setServerErrors((before) => ({ ...before, ...found }));
      setStatus((now) => (now === "asking" ? "open" : now));
    });
  };
  const outcomeOf = async (next: Values, from: number | undefined): Promise<Outcome<Values>> => {
    const found = { ...(await ask?.(next)) };
    if (hasAny(found)) return found;
    try {
      return await send(next, from);
    } catch (error) {
      const outcome = await refused?.(error, next);
      const isHandled = outcome === "failed" || typeof outcome === "function" || (outcome && hasAny(outcome));
      if (isHandled) return outcome;
      setFailure(error);
      return "failed";
    }
  };
  const attempt = async (next: Values, from: number | undefined): Promise<void> => {
    if (running.current) return;
    const failed = (errors: Errors<Values>): void => {
      setServerErrors(errors);
      setStatus("open");
      setTries((before) => before + 1);
    };
    setFailure(null);
    if (hasAny(check(next))) return failed(serverErrors);
    running.current = true;
    setStatus("sending");
    const outcome = await outcomeOf(next, from);
    running.current = false;
    const again = queued.current;
    queued.current = undefined;
    if (again) return attempt(again.values, again.version);
    if (outcome === "failed") return setStatus("open");
    if (typeof outcome === "object" && hasAny(outcome)) return failed(outcome);
    taken.current = true;
    // A create form keeps its state, so that it can be submitted again.
    if (from !== undefined) setSaved((before) => ({ ...before, values: next }));
    setStatus("sent");
    if (typeof outcome === "function") outcome();
  };
  const adopt = (theirs: Values, newer: number | undefined, theirFields: ReadonlySet<string>): Values => {
    const next = merge(names, row(saved.values), row(theirs), row(latest.current), theirFields) as unknown as Values;
    setSaved({ values: theirs, version: newer });
    setValues(next);
    return next;
  };
  const shown = Object.fromEntries(
    Object.entries(own).filter(([name]) => tries > 0 || left.has(name)),
  ) as Errors<Values>;
  return {
    values,
    saved: saved.values,
    version: saved.version,
    changed,
    isDirty: () => changed.length > 0 && !taken.current,
    // Server errors take precedence: they are cleared when their field changes.
    errors: { ...filledIn(shown), ...filledIn(serverErrors) },
    wrong: { ...serverErrors, ...filledIn(own) },
    failure,
    status,
    tries,
    set,
    change,
    leave,
    submit: () => void attempt(latest.current, saved.version),
    fail: setFailure,
    reset: () => {
      setValues(saved.values);
      setLeft(new Set());
      setServerErrors({});
      setFailure(null);
      setTries(0);
      setStatus("open");
    },
    rebase: (theirs, newer) => {
      const clashes = clashesOf(names, row(saved.values), row(theirs), row(latest.current));
      adopt(theirs, newer, new Set(clashes.flatMap(({ name, both }) => (both ? [] : [name]))));
      return clashes;
    },
    resolve: (theirs, newer, theirFields) => {
      const next = adopt(theirs, newer, theirFields);
      // Queued while the previous failure is still being handled.
      if (running.current) queued.current = { values: next, version: newer };
      else void attempt(next, newer);
    },
    bind: (name) => ({
      name,
      value: String(values[name] ?? ""),
      onChange: (event) => set(name, event.target.value as Values[typeof name]),
      onBlur: () => leave(name),
    }),
  };
}
