/** Examples of /forms/react-hook-form. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
