/** Examples of /colors/colors. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
