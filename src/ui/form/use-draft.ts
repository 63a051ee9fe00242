/** Draft of a long form, kept on this device until submitted or discarded. */
import { useEffect, useRef, useState } from "react";
import { Unparsed } from "../kit/unparsed.ts";

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** Stored draft; undefined if there is none or it was restored or discarded. */
  readonly found: { readonly at: string; readonly values: Values } | undefined;
  /** Marks the draft as restored or discarded. */
  readonly decide: () => void;
  readonly discard: () => void;
}

interface DraftOptions {
  /** Storage key, unique to form, company and person. */
  readonly name: string;
  readonly values: Values;
  readonly initial: Values;
  /** Fields that must never be stored, such as identity numbers. */
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
  // New input replaces the stored draft: one draft per form.
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
