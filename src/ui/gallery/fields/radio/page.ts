/** Examples of /forms/elements/radio. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
