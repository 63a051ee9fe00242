/** Examples of /components/popovers. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
