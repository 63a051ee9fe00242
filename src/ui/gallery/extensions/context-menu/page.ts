/** Examples of /extensions/context-menu. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
