/** Examples of /icons/reactfeather. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
