/** Sample of the account settings screen: the person who signs in as the sample administrator. */
import type { AccountSettings } from "#generated/demo/schema.ts";
import { adeline } from "./people.ts";

export type AccountSettingsState = AccountSettings;

export function createAccountSettingsState(_now: Date): AccountSettingsState {
  const { avatar, fullName, username, email, company, country, contact } = adeline;
  return {
    general: {
      avatar,
      username,
      fullName,
      email,
      company,
    },
    info: {
      bio: "People lead by day, rooftop gardener by night. Keeps the leave calendar honest and the chilli padi alive.",
      dob: "1984-03-14",
      country,
      website: "https://adeline.kopitiam.example",
      phone: contact,
    },
    social: {
      socialLinks: {
        twitter: "https://twitter.example/adelinegoh",
        facebook: "",
        google: "",
        linkedIn: "https://linkedin.example/in/adelinegoh",
        instagram: "https://instagram.example/rooftop.goh",
        quora: "",
      },
      connections: {
        twitter: { profileImg: avatar, id: "@adelinegoh" },
        google: { profileImg: avatar, id: "@adeline.goh" },
        facebook: { profileImg: null, id: null },
        github: { profileImg: avatar, id: "@adeline-builds" },
      },
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: false,
      newAnnouncements: true,
      productUpdates: true,
      blogDigest: false,
    },
    emailConfirmed: true,
  };
}
