/** Takes a step and says how it went, in a toast either way. */
import { useText, type Text } from "../messages/use-text.ts";
import { problemText } from "./problem.ts";
import { toast } from "./toast.ts";

type Attempt = (work: () => Promise<unknown>, done?: string) => Promise<void>;

/** `words`: a refusal in the words of the area. */
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
