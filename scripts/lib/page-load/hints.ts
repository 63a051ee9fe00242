/** The cookies of a browser that has used the app before: the server preloads what such a reader needs (src/ui/session/hints.ts). */
import type { BrowserContext } from "playwright-core";

export const addHints = (context: BrowserContext, url: string, signedIn: boolean): Promise<void> =>
  context.addCookies(
    Object.entries({ "hrms.language": "en", ...(signedIn && { "hrms.signed-in": "1" }) }).map(([name, value]) => ({
      name,
      value,
      url,
    })),
  );
