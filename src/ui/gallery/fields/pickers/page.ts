/** Examples of /forms/elements/pickers. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
