/** Counts React's commits in the page. */
import type { BrowserContext, Page } from "playwright-core";

interface CommitWindow extends Window {
  commits?: number;
}

/** React reports each commit to the hook of its developer tools, in a production build too. */
function countCommits(): void {
  const view = window as unknown as CommitWindow;
  view.commits = 0;
  Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", {
    value: {
      supportsFiber: true,
      renderers: new Map(),
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberRoot: () => void (view.commits = (view.commits ?? 0) + 1),
      onPostCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
    },
  });
}

/** From the next load on. */
export const watchCommits = (context: BrowserContext): Promise<unknown> => context.addInitScript(countCommits);

export const commitsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as CommitWindow).commits ?? 0);
