/** Examples of /tables/reactstrap. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
