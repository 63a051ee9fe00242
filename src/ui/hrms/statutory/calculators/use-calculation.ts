/** Debounced live calculation; keeps the previous result while the next one loads, and cancels outdated requests. */
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemOf } from "../../../kit/problem.ts";
import { useDebounced } from "../../../kit/use-debounced.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import type { Answer, Calculator } from "./calculator.ts";

const pause = 250;

export interface Calculation {
  /** Latest result; may belong to earlier inputs. Undefined while inputs are missing or invalid. */
  readonly answer: Answer<unknown> | undefined;
  /** Whether the inputs are complete. */
  readonly asked: boolean;
  /** The result does not match the current inputs. */
  readonly outdated: boolean;
  readonly faults: readonly ProblemFault[];
  /** Failure that belongs to no field. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** `body` as JSON, so that equal requests share a cache entry; undefined if inputs are missing. */
export function useCalculation(calculator: Calculator, body: string | undefined): Calculation {
  const settled = useDebounced(body, pause);
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
    answer: body === undefined || error !== null ? undefined : (data ?? last),
    asked: body !== undefined,
    outdated: data === undefined || body !== settled,
    faults: body === settled ? faults : [],
    failure: error !== null && faults.length === 0 ? error : undefined,
    retry: () => void refetch(),
  };
}
