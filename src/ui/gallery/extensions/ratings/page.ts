/** Examples of /extensions/ratings. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
