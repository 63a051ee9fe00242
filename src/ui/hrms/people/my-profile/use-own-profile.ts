/** Updates the cached profile and the navbar after a change. */
import { useQueryClient } from "@tanstack/react-query";
import { getMyProfileKey } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { session } from "#src/client/session.ts";
import { renewSession } from "../../../session/renew.ts";

const nothing = (): void => undefined;

export function useOwnProfile(): (profile: MyProfile) => void {
  const queryClient = useQueryClient();
  return (profile) => {
    queryClient.setQueryData(getMyProfileKey(), profile);
    const own = profile.user_info;
    const known = session.current()?.userData;
    if (!known || known.id !== own.id) return;
    const { timeZone, ...extras } = known.extras;
    session.updateUser({
      ...known,
      fullName: own.fullName,
      avatar: own.avatar,
      extras: { ...extras, ...(own.timeZone !== null && { timeZone: own.timeZone }) },
    });
    // If the user has not set a time zone, the tenant's applies, which comes with the session.
    if (own.timeZone === null && timeZone !== undefined) void renewSession().catch(nothing);
  };
}
