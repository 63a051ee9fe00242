/** Examples of /components/nav-component. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
