/** Examples of /components/breadcrumbs. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
