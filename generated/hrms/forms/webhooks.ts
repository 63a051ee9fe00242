// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createWebhook = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  url: {"type":"string","required":true,"nullable":false,"minLength":8,"maxLength":500,"pattern":"^https?://\\S+$"},
  events: {"type":"array","required":true,"nullable":false,"items":{"type":"string","enum":["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","leave.requested","leave.approved","leave.rejected","leave.withdrawn","leave.cancelled","leave.changed","leaveYear.closed","leaveYear.reopened","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated","roster.published","shiftSwap.approved","shiftSwap.rejected","manualAttendance.submitted","manualAttendance.approved","manualAttendance.rejected","attendancePeriod.locked","attendancePeriod.unlocked","timesheet.submitted","timesheet.approved","timesheet.rejected","payRun.published"]},"minItems":1,"maxItems":30},
} as const satisfies $Fields;

export const updateWebhook = createWebhook;

export const rotateWebhookSecret = {
  overlapHours: {"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":168},
} as const satisfies $Fields;
