/** State of a calculator page: inputs kept in the URL, result and field errors. */
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ProblemFault } from "#src/contract/problem.ts";
import { faultText } from "../../../kit/problem.ts";
import { Unparsed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";
import type { Calculator, Values } from "./calculator.ts";
import { useCalculation, type Calculation } from "./use-calculation.ts";
import { readSearch, type Search } from "./search.ts";
import { type Draft, type Drafts, openFields, readValues, toBody, valuesOf, writeValues } from "./values.ts";
import type { Words } from "./words.ts";

interface CalculatorState {
  readonly drafts: Drafts;
  readonly values: Values;
  readonly set: (name: string, value: Draft) => void;
  readonly reset: () => void;
  readonly address: () => string;
  readonly calculation: Calculation;
  readonly errors: Readonly<Record<string, string>>;
}

/** Delay before the URL is updated, in ms. */
const pause = 400;

function draftAt(drafts: Drafts, place: string): unknown {
  return place
    .split("/")
    .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], drafts);
}

export function useCalculator(calculator: Calculator, words: Words): CalculatorState {
  const t = useText();
  const navigate = useNavigate();
  const search = useRouterState({ select: ({ location }) => location.search }) as Record<string, unknown>;
  const [drafts, setDrafts] = useState<Drafts>(() => readValues(calculator, readSearch(search)));
  const values = useMemo(() => valuesOf(drafts), [drafts]);

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
    if (![own.current.latest, own.current.sent].some((one) => JSON.stringify(one) === address)) setDrafts(next);
  }, [calculator, given]);

  const open = openFields(calculator.fields, drafts, values);
  const body = open.length === 0 ? JSON.stringify(toBody(calculator, values)) : undefined;
  const calculation = useCalculation(calculator, body);

  const sentence = (fault: ProblemFault): string => {
    const limit = Number(fault.params?.["limit"]);
    const money = calculator.fields.some(({ name, kind }) => `/${name}` === fault.pointer && kind === "money");
    if (money && fault.code === "maximum") return words.say("fault.most", { limit: words.money(limit) });
    const text = Object.fromEntries(Object.entries(fault.params ?? {}).map(([name, value]) => [name, String(value)]));
    return words.optional(`fault.${fault.code}`, text) ?? faultText(t, fault);
  };
  const errors = Object.fromEntries([
    ...calculation.faults.map((fault) => [fault.pointer.slice(1), sentence(fault)]),
    ...open.flatMap((place) =>
      draftAt(drafts, place) instanceof Unparsed ? [[place, words.say("fault.unread")]] : [],
    ),
  ]) as Record<string, string>;

  return {
    drafts,
    values,
    set: (name, value) => {
      touched.current = true;
      setDrafts((before) => ({ ...before, [name]: value }));
    },
    reset: () => {
      touched.current = true;
      setDrafts(readValues(calculator, {}));
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
