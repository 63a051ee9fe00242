/** Examples of /forms/wizard. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
