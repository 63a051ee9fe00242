/** Examples of /extensions/export-selected. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
