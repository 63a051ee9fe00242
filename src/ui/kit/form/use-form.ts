/** The state of a small form: values, checks at once and by a server, and when to tell what is wrong. */
import { useRef, useState } from "react";

export type Errors<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface FormOptions<Values> {
  readonly initial: Values;
  /** Sentences by field, for what can be told here. */
  readonly check: (values: Values) => Errors<Values>;
  /** What only a server knows; asked when the field is left and before sending. */
  readonly ask?: (values: Values) => Promise<Errors<Values>>;
  readonly asked?: keyof Values & string;
  /** Returns what the server found wrong; "failed" where no field is to blame, and the caller has said so. */
  readonly send: (values: Values) => Promise<Errors<Values> | "failed">;
}

export interface FormState<Values> {
  readonly values: Values;
  /** Of fields that were left, and of all once sending was tried. */
  readonly errors: Errors<Values>;
  /** Of all fields, whether it is time to tell or not. */
  readonly wrong: Errors<Values>;
  readonly status: "open" | "asking" | "sending" | "sent";
  /** Counts the tries that did not succeed. */
  readonly tries: number;
  readonly set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  readonly leave: (name: keyof Values & string) => void;
  readonly submit: () => void;
  readonly reset: () => void;
  /** For a text field. */
  readonly bind: (name: keyof Values & string) => {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: { target: { value: string } }) => void;
    readonly onBlur: () => void;
  };
}

function hasAny(errors: object): boolean {
  return Object.values(errors).some(Boolean);
}

export function useForm<Values extends object>({
  initial,
  check,
  ask,
  asked,
  send,
}: FormOptions<Values>): FormState<Values> {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [told, setTold] = useState<Errors<Values>>({});
  const [status, setStatus] = useState<FormState<Values>["status"]>("open");
  const [tries, setTries] = useState(0);
  // An answer counts for the values it was asked about.
  const latest = useRef(values);
  latest.current = values;
  const own = check(values);

  const set: FormState<Values>["set"] = (name, value) => {
    setValues((before) => ({ ...before, [name]: value }));
    setTold((before) => ({ ...before, [name]: undefined }));
    if (status === "sent") setStatus("open");
  };
  const leave = (name: keyof Values & string): void => {
    setLeft((before) => new Set([...before, name]));
    if (!ask || name !== asked || own[name] || values[name] === initial[name]) return;
    setStatus("asking");
    void ask(values).then((found) => {
      if (latest.current[name] === values[name]) setTold((before) => ({ ...before, ...found }));
      setStatus((now) => (now === "asking" ? "open" : now));
    });
  };
  const submit = async (): Promise<void> => {
    if (status === "sending") return;
    const failed = (errors: Errors<Values>): void => {
      setTold(errors);
      setStatus("open");
      setTries((before) => before + 1);
    };
    if (hasAny(own)) return failed(told);
    setStatus("sending");
    const found = { ...(await ask?.(values)) };
    const errors = hasAny(found) ? found : await send(values);
    if (errors === "failed") setStatus("open");
    else if (hasAny(errors)) failed(errors);
    else setStatus("sent");
  };
  const shown = Object.fromEntries(
    Object.entries(own).filter(([name]) => tries > 0 || left.has(name)),
  ) as Errors<Values>;
  return {
    values,
    errors: { ...told, ...Object.fromEntries(Object.entries(shown).filter(([, text]) => text)) },
    wrong: { ...told, ...Object.fromEntries(Object.entries(own).filter(([, text]) => text)) },
    status,
    tries,
    set,
    leave,
    submit: () => void submit(),
    reset: () => {
      setValues(initial);
      setLeft(new Set());
      setTold({});
      setTries(0);
      setStatus("open");
    },
    bind: (name) => ({
      name,
      value: String(values[name] ?? ""),
      onChange: (event) => set(name, event.target.value as Values[typeof name]),
      onBlur: () => leave(name),
    }),
  };
}
