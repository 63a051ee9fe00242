/** The mails about an account: of its address and of its password. */
import type { Language } from "#src/domain/shared/languages.ts";
import type { NewMail } from "#src/store/integrations/shared/mails.ts";
import { worded } from "../../integrations/shared/worded.ts";

interface Receiver {
  email: string;
  /** Undefined of a stranger, whose mail is written all the same and never sent. */
  account: { fullName: string; email: string } | undefined;
  appUrl: string;
}

const to = ({ email, account }: Receiver): string => account?.email ?? email;
const nameOf = ({ account }: Receiver): string => account?.fullName ?? "";

export function verifyMail(language: Language, receiver: Receiver & { code: string; token: string }): NewMail {
  const { code, token, appUrl } = receiver;
  const link = `/pages/verify-email?token=${token}`;
  return {
    kind: "verify-email",
    recipient: to(receiver),
    code,
    link,
    ...worded("verify-email", language, { name: nameOf(receiver), code, link: appUrl + link }),
  };
}

export function resetMail(language: Language, receiver: Receiver & { token: string }): NewMail {
  const link = `/pages/reset-password-v1?token=${receiver.token}`;
  return {
    kind: "password-reset",
    recipient: to(receiver),
    code: null,
    link,
    ...worded("password-reset", language, { name: nameOf(receiver), link: receiver.appUrl + link }),
  };
}

export function changedMail(language: Language, receiver: Receiver): NewMail {
  const link = "/pages/forgot-password-v1";
  return {
    kind: "password-changed",
    recipient: to(receiver),
    code: null,
    link,
    ...worded("password-changed", language, { name: nameOf(receiver), link: receiver.appUrl + link }),
  };
}
