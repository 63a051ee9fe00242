/** Examples of /components/pills-component. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
