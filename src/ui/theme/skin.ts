/** The skin alone, for components that need no other setting. */
import { choices, type Skin } from "./settings.ts";
import { changeSettings, useSettings } from "./settings-store.ts";

export const skins = choices.skin;

export function setSkin(skin: Skin): void {
  changeSettings({ skin });
}

export function useSkin(): Skin {
  return useSettings().skin;
}
