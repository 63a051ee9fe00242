/** Examples of /components/tabs-component. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
