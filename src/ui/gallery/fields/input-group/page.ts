/** Examples of /forms/elements/input-group. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
