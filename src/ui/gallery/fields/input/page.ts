/** Examples of /forms/elements/input. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
