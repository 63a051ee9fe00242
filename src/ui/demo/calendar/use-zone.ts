/** The time zone of the calendar: the account's, as for all other times on screen; without one, the browser's. */
import { useIntl } from "react-intl";

const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const useZone = (): string => useIntl().timeZone ?? ownZone;
