/** Examples of /extensions/tour. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
