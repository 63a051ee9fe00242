/** Examples of /extensions/drag-and-drop. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
