/** Saves changes one by one and collects the errors. */
import { useState } from "react";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { accessProblem } from "./problem-text.ts";

export interface SavedEach {
  readonly busy: boolean;
  /** Number of changes, attempted ones and saved ones. */
  readonly total: number;
  readonly tried: number;
  readonly saved: number;
  readonly refused: ReadonlyMap<string, string>;
  /** Resolves to whether all were saved. */
  readonly run: (
    changes: readonly { readonly id: string; readonly save: () => Promise<unknown> }[],
  ) => Promise<boolean>;
  readonly forget: () => void;
}

const nothingTried = { total: 0, tried: 0, saved: 0 };

export function useSaveEach(): SavedEach {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(nothingTried);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    busy,
    ...done,
    refused,
    forget: () => {
      setRefused(new Map());
      setDone(nothingTried);
    },
    run: async (changes) => {
      setBusy(true);
      const reasons = new Map<string, string>();
      setDone({ ...nothingTried, total: changes.length });
      for (const { id, save } of changes) {
        try {
          await save();
        } catch (error) {
          reasons.set(id, accessProblem(t, error));
        }
        setDone(({ total, tried }) => ({ total, tried: tried + 1, saved: tried + 1 - reasons.size }));
      }
      setBusy(false);
      setRefused(reasons);
      if (reasons.size < changes.length) toast({ text: t("access.saved", { count: changes.length - reasons.size }) });
      return reasons.size === 0;
    },
  };
}
