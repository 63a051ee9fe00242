/** Examples of /forms/elements/editor. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
