/** Two fast clicks on a box are meant as one. Looked at when it changes: React tells of that even where the click is prevented. */
import type { ChangeEvent } from "react";

export function isFirstClick({ nativeEvent }: ChangeEvent): boolean {
  return !(nativeEvent instanceof MouseEvent) || nativeEvent.detail < 2;
}
