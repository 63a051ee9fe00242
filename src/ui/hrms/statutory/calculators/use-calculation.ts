/** Asks as somebody types: a moment after the last key, with the previous answer kept and an overtaken question dropped. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../kit/problem.ts";
import { useSettled } from "../../../kit/use-settled.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Answer, Calculator } from "./calculator.ts";

const pause = 250;

export interface Calculation {
  /** The latest answer, which may be to an earlier question. */
  readonly answer: Answer<unknown> | undefined;
  /** Whether what stands in the form can be asked for. */
  readonly asked: boolean;
  /** The answer does not belong to what stands in the form. */
  readonly outdated: boolean;
  readonly faults: readonly ProblemFault[];
  /** A failure that no field is to blame for. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** `body` as text, so that equal questions are one; undefined while there is nothing to ask. */
export function useCalculation(calculator: Calculator, body: string | undefined): Calculation {
  const settled = useSettled(body, pause);
  const { queryKey, queryFn } = calculator.ask({ body: JSON.parse(settled ?? "{}") as never });
  const { data, error, refetch } = useQuery({
    queryKey,
    ...(queryFn && { queryFn }),
    enabled: settled !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  const faults = problemOf(error)?.errors ?? [];
  return {
    answer: data ?? last,
    asked: body !== undefined,
    outdated: data === undefined || body !== settled || body === undefined,
    faults: body === settled ? faults : [],
    failure: error !== null && faults.length === 0 ? error : undefined,
    retry: () => void refetch(),
  };
}
