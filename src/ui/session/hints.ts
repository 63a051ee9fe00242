/** Cookies that tell the server which files the page will need: the language, and whether someone is signed in. */
import { session } from "#src/client/session.ts";
import { currentTexts, subscribe } from "../messages/store.ts";

const year = 31_536_000;

function keep(name: string, value: string | null, seconds?: number): void {
  const age = value === null ? "; max-age=0" : seconds === undefined ? "" : `; max-age=${seconds}`;
  document.cookie = `${name}=${value ?? ""}; path=/; samesite=lax${age}`;
}

function keepSession(): void {
  const signedIn = session.current() !== null;
  keep("hrms.signed-in", signedIn ? "1" : null, session.remembered() ? year : undefined);
}

/** Keeps the cookies up to date from now on. */
export function keepHints(): void {
  const keepLanguage = (): void => keep("hrms.language", currentTexts().language, year);
  keepSession();
  keepLanguage();
  session.subscribe(keepSession);
  subscribe(keepLanguage);
}
