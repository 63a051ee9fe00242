/** Editing state of a draft: values, errors by cell, saving with version check. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { RateSet } from "#generated/hrms/schema.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import { rateFaults } from "#src/domain/statutory/rate-sets/rate-faults.ts";
import type { RateRow, RateTerms } from "#src/domain/statutory/rate-sets/rate-set.ts";
import type { Values } from "../../../form/spec.ts";
import { same, valuesFrom, withoutUnparsed } from "../../../form/values.ts";
import { useFormat } from "../../../kit/format.tsx";
import { problemOf } from "../../../kit/problem.ts";
import { toast } from "../../../kit/toast.ts";
import { Unparsed } from "../../../kit/unparsed.ts";
import { useText } from "../../../messages/use-text.ts";
import { startBody, startFields } from "./draft-fields.tsx";
import { type GridRow, gridOf, readGrid } from "./draft-values.ts";
import { rateFaultText } from "./fault-text.ts";
import type { RateApi } from "./rate-api.ts";

interface Draft {
  readonly start: Values;
  readonly terms: Values;
  readonly grid: readonly GridRow[];
}

const draftOf = (set: RateSet, locale: string): Draft => ({
  start: valuesFrom(startFields, set),
  terms: set.terms,
  grid: gridOf(set.kind, set.rates as RateRow[], locale),
});

export function useDraft(api: RateApi, set: RateSet) {
  const t = useText();
  const format = useFormat();
  const { locale } = useIntl();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => draftOf(set, locale));
  const [faults, setFaults] = useState<readonly ProblemFault[]>([]);
  const { mutate, isPending, error, reset } = useMutation(api.calls.update());
  const { kind } = set;
  const { rates, faults: unread } = readGrid(kind, values.grid, locale);
  const dirty = !same(values, draftOf(set, locale));

  const change = (part: Partial<Draft>): void => {
    setValues((before) => ({ ...before, ...part }));
    setFaults([]);
    reset();
  };

  const save = (): void => {
    const body = startBody(values.start);
    const unreadTerms = Object.entries(values.terms)
      .filter(([, value]) => value instanceof Unparsed)
      .map(([name]): ProblemFault => ({
        pointer: `/terms/${name}`,
        code: name === "ceiling" ? "amount" : "whole",
      }));
    // Only the wage ceiling may be empty, which means that there is none.
    const terms = Object.fromEntries(
      Object.entries(withoutUnparsed(values.terms)).filter(([name, value]) => value !== null || name === "ceiling"),
    ) as RateTerms;
    // Only the server knows the required age bands; the first table's stand in for them.
    const ages = rates.filter(({ table }) => table === 1).map(({ above = null, upTo = null }) => ({ above, upTo }));
    const found = [...unreadTerms, ...(unread.length > 0 ? unread : rateFaults({ kind, ...body, terms, rates }, ages))];
    setFaults(found);
    if (found.length > 0) return;
    mutate(
      { path: api.pathOf(set.id), headers: { "If-Match": `"${set.version}"` }, body: { ...body, terms, rates } },
      {
        onSuccess: (saved) => {
          queryClient.setQueryData(api.calls.get({ path: api.pathOf(set.id) }).queryKey, saved);
          setValues(draftOf(saved, locale));
          toast({ text: t("rates.saved") });
        },
        onError: (failure) => setFaults(problemOf(failure)?.errors ?? []),
      },
    );
  };

  const discard = (): void => change(draftOf(set, locale));
  const errors = Object.fromEntries(
    faults.toReversed().map((fault) => [fault.pointer.slice(1), rateFaultText(t, format, fault)]),
  );
  return { values, rates, errors, dirty, busy: isPending, error, change, save, discard };
}
