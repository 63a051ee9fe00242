/** Examples of /forms/elements/checkbox. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
