/** Gives the components the loaded texts; a missing message is an error in development and its key on screen. */
import { useSyncExternalStore, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { currentTexts, subscribe } from "./store.ts";

function complain(error: unknown): void {
  console.error(error);
}

export function Texts({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(subscribe, currentTexts);
  return (
    <IntlProvider locale={language} messages={messages} onError={complain}>
      {children}
    </IntlProvider>
  );
}
