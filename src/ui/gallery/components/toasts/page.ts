/** Examples of /components/toasts. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
