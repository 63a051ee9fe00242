/** Provides loaded messages to react-intl; a missing one throws in development and shows its key in production. */
import { useSyncExternalStore, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { localeOf } from "#src/domain/shared/languages.ts";
import { useAccount } from "../session/account.ts";
import { currentTexts, subscribe } from "./store.ts";

function complain(error: unknown): void {
  console.error(error);
}

export function Texts({ children }: { children: ReactNode }) {
  const { language, messages } = useSyncExternalStore(subscribe, currentTexts);
  const timeZone = useAccount()?.extras.timeZone;
  return (
    <IntlProvider
      locale={localeOf(language)}
      messages={messages}
      onError={complain}
      {...(timeZone !== undefined && { timeZone })}
    >
      {children}
    </IntlProvider>
  );
}
