/** Password and two-step verification. */
import type { MyProfile } from "#generated/hrms/schema.ts";
import { MfaPanel } from "./mfa-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";

export function PasswordTab({ profile }: { profile: MyProfile }) {
  return (
    <>
      <PasswordPanel profile={profile.user_info} />
      <MfaPanel />
    </>
  );
}
