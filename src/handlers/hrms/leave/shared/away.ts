/** People who are away, as responses show them. */
import type { AwayPerson } from "#src/store/leave/shared/calendar.ts";

export const awayWire = ({ employeeId, fullName, to, half }: AwayPerson) => ({ employeeId, fullName, until: to, half });
