/** Examples of /extensions/clipboard. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
