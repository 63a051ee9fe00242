/** Examples of /extensions/import. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
