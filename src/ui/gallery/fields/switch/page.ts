/** Examples of /forms/elements/switch. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
