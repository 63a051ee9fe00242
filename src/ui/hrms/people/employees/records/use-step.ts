/** Performs an action on a record and reports errors in the kind's words. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiError } from "#src/client/api-error.ts";
import { pathOf, type Row } from "../../../../crud/area.ts";
import { useLabels } from "../../../../crud/labels.ts";
import { problemOf, problemText } from "../../../../kit/problem.ts";
import { toast } from "../../../../kit/toast.ts";
import { useText } from "../../../../messages/use-text.ts";
import type { RecordKind, RecordStep, StepInput } from "./record-kind.ts";

export function useStep({ area }: RecordKind, scope: Readonly<Record<string, string>>, row: Row) {
  const t = useText();
  const labels = useLabels(area);
  const queryClient = useQueryClient();
  const run = useMutation<unknown, ApiError, { step: RecordStep; input: StepInput }>({
    mutationFn: ({ step, input }) => {
      const { mutationFn } = step.call();
      return (mutationFn as unknown as (input: StepInput) => Promise<unknown>)(input);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [area.resource.tag] }),
  });
  const why = (error: unknown): string => {
    const problem = problemOf(error);
    const code = problem?.code ?? problem?.errors?.[0]?.code;
    return (code === undefined ? undefined : labels.fault(code)) ?? problemText(t, error);
  };
  /** Throws when rejected; the error message is in `why`. */
  const take = async (step: RecordStep, values: Readonly<Record<string, unknown>>): Promise<void> => {
    const body = step.body || step.fields ? { body: { ...step.body, ...values } } : {};
    await run.mutateAsync({ step, input: { path: pathOf(area, scope, row.id), ...body } as StepInput });
    toast({ text: t("employee-records.saved") });
  };
  return { busy: run.isPending ? run.variables.step.name : undefined, take, why };
}
