/** Examples of /components/dropdowns. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
