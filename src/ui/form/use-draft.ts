/** What has been typed into a form that takes long, kept on this device until it is sent or discarded. */
import { useEffect, useRef, useState } from "react";
import { Unparsed } from "../kit/unparsed.ts";

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** What was left here before; undefined where there is nothing, or it has been decided about. */
  readonly found: { readonly at: string; readonly values: Values } | undefined;
  /** Takes it for gone: it was brought back, or is not wanted. */
  readonly decide: () => void;
  readonly discard: () => void;
}

interface DraftOptions {
  /** Tells forms, companies and people apart. */
  readonly name: string;
  readonly values: Values;
  readonly initial: Values;
  /** Fields that never stay on a device, such as the number of an identity card. */
  readonly secret: readonly string[];
}

function read(key: string): Draft["found"] {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(key) ?? "{}") as { at?: unknown; values?: unknown };
    return typeof at === "string" && typeof values === "object" && values !== null
      ? { at, values: values as Values }
      : undefined;
  } catch {
    return undefined;
  }
}

export function useDraft({ name, values, initial, secret }: DraftOptions): Draft {
  const key = `hrms.draft.${name}`;
  const [found, setFound] = useState(() => read(key));
  const kept = Object.entries(values).flatMap(([field, value]) =>
    secret.includes(field) || value === initial[field] || value instanceof Unparsed ? [] : [[field, value] as const],
  );
  const text = JSON.stringify(Object.fromEntries(kept));
  const last = useRef(text);
  // What one types replaces what was left before: a form has one draft.
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    if (text === "{}") localStorage.removeItem(key);
    else
      localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values: JSON.parse(text) as Values }));
  }, [key, text]);
  return {
    found,
    decide: () => setFound(undefined),
    discard: () => {
      localStorage.removeItem(key);
      setFound(undefined);
    },
  };
}
