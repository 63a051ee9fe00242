/** Examples of /forms/form-repeater. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
