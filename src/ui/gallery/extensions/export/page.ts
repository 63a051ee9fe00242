/** Examples of /extensions/export. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
