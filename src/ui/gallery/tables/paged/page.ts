/** Examples of /extensions/pagination. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
