/** Examples of /extensions/slider. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
