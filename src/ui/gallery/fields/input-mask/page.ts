/** Examples of /forms/elements/input-mask. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
