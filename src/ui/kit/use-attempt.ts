/** Runs an action and reports its outcome in a toast. */
import { useText, type Text } from "../messages/use-text.ts";
import { problemText } from "./problem.ts";
import { toast } from "./toast.ts";

type Attempt = (work: () => Promise<unknown>, done?: string) => Promise<void>;

/** `words` maps errors to messages. */
export function useAttempt(words: (t: Text, error: unknown) => string = problemText): Attempt {
  const t = useText();
  return async (work, done) => {
    try {
      await work();
      if (done !== undefined) toast({ text: done });
    } catch (error) {
      toast({ kind: "error", text: words(t, error) });
    }
  };
}
