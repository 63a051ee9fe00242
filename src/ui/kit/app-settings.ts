/** Display settings of dates, amounts and toasts; the app injects their source at startup. */
import { useSyncExternalStore } from "react";
import { type AppSettings, defaultAppSettings } from "#src/domain/account/app-settings.ts";

interface AppSettingsSource {
  readonly current: () => AppSettings;
  readonly subscribe: (listener: () => void) => () => void;
}

let source: AppSettingsSource = { current: () => defaultAppSettings, subscribe: () => () => undefined };

export function provideAppSettings(from: AppSettingsSource): void {
  source = from;
}

export const currentAppSettings = (): AppSettings => source.current();

export const useAppSettings = (): AppSettings => useSyncExternalStore(source.subscribe, source.current);
