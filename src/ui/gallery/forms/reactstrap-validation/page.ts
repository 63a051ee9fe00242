/** Examples of /forms/reactstrap-validation. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
