/** What lists the members of a role. */
import { screenPageSize } from "#src/contract/page-size.ts";

export const membersOf = (roleId: string, page: number) => ({
  query: { roleIds: [roleId], page, pageSize: screenPageSize },
});
