/** Examples of /maps/leaflet. */
export const demos = import.meta.glob("./*.tsx", { eager: true });
