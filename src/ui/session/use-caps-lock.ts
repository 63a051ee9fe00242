/** Caps lock state, from the last key event in a field. */
import { useState, type KeyboardEvent } from "react";

export function useCapsLock(): { on: boolean; watch: (event: KeyboardEvent) => void } {
  const [on, setOn] = useState(false);
  return { on, watch: (event) => setOn(event.getModifierState("CapsLock")) };
}
