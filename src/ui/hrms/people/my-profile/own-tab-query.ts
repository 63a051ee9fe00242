/** The one call of a tab of one's own record; its lists find their parts where their own queries keep them. */
import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { getMyRecordOptions } from "#generated/hrms/hooks/my-home.ts";
import { getMyProfileKey } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { keepTab } from "../employees/tab-query.ts";
import { homeOptions } from "./home-query.ts";
import type { OwnTab } from "./profile-tabs.ts";

interface OwnTabQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: QueryFunctionContext) => Promise<{ readonly profile: MyProfile }>;
}

/** Of the employment in the company, or of the first one. */
export function ownTabOptions(tab: OwnTab, companyId: string | undefined): OwnTabQuery {
  // It shows what the home page does.
  if (tab === "employment") return homeOptions(companyId);
  const options = getMyRecordOptions({ query: { ...(companyId !== undefined && { companyId }), tab } });
  return {
    ...options,
    async queryFn(context: QueryFunctionContext) {
      const record = await options.queryFn(context);
      context.client.setQueryData(getMyProfileKey(), record.profile);
      if (record.tab) keepTab(context.client, record.tab);
      return record;
    },
  };
}
