/** The mail of an invitation to a company. */
import type { Language } from "#src/domain/shared/languages.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";
import { worded } from "../../integrations/shared/worded.ts";

interface Invited {
  email: string;
  company: string;
  invitedBy: string;
  token: string;
  appUrl: string;
}

export function invitationMail(language: Language, { email, company, invitedBy, token, appUrl }: Invited): NewMail {
  const link = `/pages/accept-invitation?token=${token}`;
  return {
    kind: "invitation",
    recipient: email,
    code: null,
    link,
    ...worded("invitation", language, { invitedBy, company, link: appUrl + link }),
  };
}
