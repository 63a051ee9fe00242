/** Examples of /forms/elements/textarea. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
