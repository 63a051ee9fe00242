/** How dates, amounts and toasts are shown to the person at the screen; the app says at its start where that comes from. */
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
