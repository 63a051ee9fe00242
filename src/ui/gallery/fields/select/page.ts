/** Examples of /forms/elements/select. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
