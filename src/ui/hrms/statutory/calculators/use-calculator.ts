/** State of a calculator page: inputs kept in the URL, result and field errors. */
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import { byField, checkFields, errorsOf, faultsOf, type FieldErrors } from "../../../form/faults.ts";
import type { FieldWords } from "../../../form/spec.ts";
import { isBlank, isShown, withoutUnparsed } from "../../../form/values.ts";
import { useText } from "../../../messages/use-text.ts";
import type { Calculator, Values } from "./calculator.ts";
import { useCalculation, type Calculation } from "./use-calculation.ts";
import { readSearch, type Search } from "./search.ts";
import { readValues, toBody, writeValues } from "./values.ts";

interface CalculatorState {
  /** As typed; invalid text is `Unparsed`. */
  readonly typed: Values;
  /** Parsed values; null for invalid text. */
  readonly values: Values;
  readonly set: (name: string, value: unknown) => void;
  readonly reset: () => void;
  readonly address: () => string;
  readonly calculation: Calculation;
  readonly errors: FieldErrors;
}

/** Delay before the URL is updated, in ms. */
const pause = 400;

export function useCalculator(calculator: Calculator, words: FieldWords): CalculatorState {
  const t = useText();
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.search }) as Record<string, unknown>;
  const [typed, setTyped] = useState(() => readValues(calculator, readSearch(search)));
  const values = useMemo(() => withoutUnparsed(typed), [typed]);
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());

  const written = useMemo<Search>(() => writeValues(calculator, values), [calculator, values]);
  const touched = useRef(false);
  /** Current inputs and those last written to the URL, because typing continues during navigation. */
  const own = useRef({ latest: written, sent: written });
  useEffect(() => {
    own.current.latest = written;
    if (!touched.current) return;
    const timer = setTimeout(() => {
      own.current.sent = written;
      void navigate({ to: ".", search: written as never, replace: true, resetScroll: false });
    }, pause);
    return () => clearTimeout(timer);
  }, [written, navigate]);
  // Adopt external URL changes (Back, links), but not those written here.
  const given = JSON.stringify(search);
  useEffect(() => {
    const next = readValues(calculator, readSearch(JSON.parse(given) as Record<string, unknown>));
    const address = JSON.stringify(writeValues(calculator, next));
    if (![own.current.latest, own.current.sent].some((one) => JSON.stringify(one) === address)) setTyped(next);
  }, [calculator, given]);

  const fields = calculator.fields.filter((field) => isShown(field, typed));
  const missing = checkFields(t, words, fields, typed);
  const isComplete = Object.keys(missing).length === 0;
  const calculation = useCalculation(calculator, isComplete ? JSON.stringify(toBody(calculator, values)) : undefined);
  const faults = { ...byField(fields, calculation.faults), ...faultsOf(fields, [], typed) };
  // A field that starts empty is only reported once it has been edited.
  const reported = fields.filter(({ name, initial = null }) => initial !== null || edited.has(name));
  const errors = {
    ...Object.fromEntries(reported.map(({ name }) => [name, missing[name]])),
    ...errorsOf(t, words, fields, faults),
  };

  return {
    typed,
    values,
    set: (name, value) => {
      touched.current = true;
      setEdited((before) => (before.has(name) ? before : new Set([...before, name])));
      const isEmpty = isBlank(value) || (Array.isArray(value) && value.length === 0);
      setTyped((before) => ({ ...before, [name]: isEmpty ? null : value }));
    },
    reset: () => {
      touched.current = true;
      setEdited(new Set());
      setTyped(readValues(calculator, {}));
    },
    address: () => {
      const query = new URLSearchParams(
        Object.entries(written).map(([name, value]) => [name, String(value)]),
      ).toString();
      return `${location.origin}${location.pathname}${query === "" ? "" : `?${query}`}`;
    },
    calculation,
    errors,
  };
}
