/** The time zone of the calendar: the account's, as for all other times on screen; without one, the browser's. */
import { useIntl } from "react-intl";

export const useZone = (): string => useIntl().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
