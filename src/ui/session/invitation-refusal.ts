/** Messages for invitations that could not be accepted, worded for the invitee. */
import { codeOf, problemText } from "../kit/problem.ts";
import type { MessageId } from "../messages/catalogue.ts";
import type { Text } from "../messages/use-text.ts";

const words: Readonly<Record<string, MessageId>> = {
  "link-expired": "invitation.expiredText",
  "has-account": "invitation.expiredText",
  "inviter-lost-rights": "invitation.lapsed",
  "other-address": "invitation.otherAddress",
  "employee-linked": "invitation.linked",
  "seat-limit": "invitation.full",
};

export function invitationRefusal(t: Text, error: unknown): string {
  const known = words[codeOf(error) ?? ""];
  return known ? t(known) : problemText(t, error);
}
