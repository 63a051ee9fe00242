/** Examples of /forms/layout/form-layout. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
