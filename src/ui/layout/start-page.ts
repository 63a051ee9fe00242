/** Where a person starts: the dashboard of their company, else the first place their role opens. */
import type { QueryClient } from "@tanstack/react-query";
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { config } from "../config.ts";
import { abilityOf } from "../session/ability.ts";
import { currentAccount } from "../session/account.ts";
import { chooseCompany, lastCompany } from "./company.ts";
import { entriesOf, visibleMenu } from "./menu.ts";

const ofEverybody: readonly string[] = ["my-profile", "app-settings"];

export async function startPage(queryClient: QueryClient): Promise<string> {
  const account = currentAccount();
  if (!account) return "/pages/login-v1";
  if (account.extras.platform) return "/platform/dashboard";
  const ability = abilityOf(account);
  if (ability.can("read", "dashboard") && ability.can("read", "company-options")) {
    const company = lastCompany() ?? chooseCompany(await queryClient.ensureQueryData(listCompanyOptionsOptions()))?.id;
    return company === undefined ? "/no-company" : `/companies/${company}/dashboard`;
  }
  // An employee comes for their own record, not for the lists of the platform that everybody may read.
  if (ability.can("read", "employees")) return "/me/my-profile";
  const entries = entriesOf(visibleMenu((subject) => ability.can("read", subject), config.demoLayer));
  // Whoever may see more than what is everybody's begins there.
  const first = entries.find(({ area, to }) => !ofEverybody.includes(area) && !to.includes("$companyId"));
  return first?.to ?? "/me/my-profile";
}
