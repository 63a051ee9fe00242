/** Links to a field of the record: `?field=dateOfBirth` opens its form, `?field=work-passes.new` a new entry of a list. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** The field and what to do there; once a part of the page has answered, it leaves the URL. */
export function useAskedField(answer: (name: string, what: string | undefined) => boolean): void {
  const { field }: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  // Rendered again before the URL has changed, it must not be answered twice.
  const answered = useRef<unknown>(undefined);
  useEffect(() => {
    if (answered.current === field) return;
    answered.current = undefined;
    if (typeof field !== "string") return;
    const [name = "", what] = field.split(".");
    if (!answer(name, what)) return;
    answered.current = field;
    const without = ({ field: _handled, ...rest }: Readonly<Record<string, unknown>>) => rest;
    void navigate({ to: ".", search: without as never, replace: true, resetScroll: false });
  });
}

/** Brings a part of the page into view and to the keyboard. */
export function showPart(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: "start" });
  part?.focus({ preventScroll: true });
}

interface Target {
  readonly tab: string;
  readonly field: string;
  readonly recordId?: string | null;
}

/** URL parameters of a link to the field. */
export function searchOf({ tab, field, recordId = null }: Target): Readonly<Record<string, string>> {
  return {
    ...(tab !== "overview" && { tab }),
    field: recordId === null ? field : field.replace(/\.edit$/, `.${recordId}`),
  };
}
