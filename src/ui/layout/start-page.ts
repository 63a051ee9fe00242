/** Start page of a person: their company's dashboard, else the first page their role allows. */
import type { QueryClient } from "@tanstack/react-query";
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { config } from "../config.ts";
import { abilityOf } from "../session/ability.ts";
import { currentAccount } from "../session/account.ts";
import { chooseCompany, lastCompany } from "./company.ts";
import { entriesOf, menuAccountOf, visibleMenu } from "./menu.ts";

const commonAreas: readonly string[] = ["home", "my-profile", "app-settings"];

export async function startPage(queryClient: QueryClient): Promise<string> {
  const account = currentAccount();
  if (!account) return "/pages/login-v1";
  if (account.extras.platform) return "/platform/dashboard";
  const ability = abilityOf(account);
  if (ability.can("read", "dashboard") && ability.can("read", "company-options")) {
    const company = lastCompany() ?? chooseCompany(await queryClient.ensureQueryData(listCompanyOptionsOptions()))?.id;
    return company === undefined ? "/no-company" : `/companies/${company}/dashboard`;
  }
  // Employees start at their own page.
  if (ability.can("read", "employees")) return "/me/home";
  const entries = entriesOf(visibleMenu(menuAccountOf(ability, false), config.demoLayer));
  // Otherwise start at the first page not available to everyone.
  const first = entries.find(({ area, to }) => !commonAreas.includes(area) && !to.includes("$companyId"));
  return first?.to ?? "/me/my-profile";
}
