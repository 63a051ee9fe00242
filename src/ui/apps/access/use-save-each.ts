/** Saves changes one after another and keeps why some were refused. */
import { useState } from "react";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { accessProblem } from "./problem-text.ts";

export interface SavedEach {
  readonly busy: boolean;
  readonly refused: ReadonlyMap<string, string>;
  /** Whether all were saved. */
  readonly run: (changes: readonly { readonly id: string; readonly save: () => Promise<unknown> }[]) => Promise<boolean>;
  readonly forget: () => void;
}

export function useSaveEach(): SavedEach {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    busy,
    refused,
    forget: () => setRefused(new Map()),
    run: async (changes) => {
      setBusy(true);
      const reasons = new Map<string, string>();
      for (const { id, save } of changes) {
        try {
          await save();
        } catch (error) {
          reasons.set(id, accessProblem(t, error));
        }
      }
      setBusy(false);
      setRefused(reasons);
      if (reasons.size < changes.length) toast({ text: t("access.saved", { count: changes.length - reasons.size }) });
      return reasons.size === 0;
    },
  };
}
