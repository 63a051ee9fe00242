/**
 * Ignores the second click of a double click on a checkbox. Checked in onChange, because React fires it even if the
 * click is prevented.
 */
import type { ChangeEvent } from "react";

export function isFirstClick({ nativeEvent }: ChangeEvent): boolean {
  return !(nativeEvent instanceof MouseEvent) || nativeEvent.detail < 2;
}
