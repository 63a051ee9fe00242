/** Examples of /forms/elements/number-input. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
