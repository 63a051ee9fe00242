/** Layout of company pages: not-found for unknown companies, a banner for archived ones, which the switcher omits. */
import { Outlet, useParams } from "@tanstack/react-router";
import { useGetCompany } from "#generated/hrms/hooks/companies.ts";
import { ButtonLink } from "../kit/link.tsx";
import { DocumentTitle } from "../kit/document-title.tsx";
import { NotFound } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { ArchivedCompany } from "./archived-company.tsx";
import { useCompany } from "./company.ts";
import { PagePending } from "./page-pending.tsx";

export function CompanyPages() {
  const t = useText();
  const { companyId = "" } = useParams({ strict: false });
  const { companies, current } = useCompany();
  const unlisted = companies !== undefined && !current;
  const { data, error } = useGetCompany({ path: { companyId } }, { enabled: unlisted, retry: false });
  if (!unlisted) return <Outlet />;
  if (data) {
    return (
      <>
        <ArchivedCompany companyId={companyId} name={data.company_name} />
        <Outlet />
      </>
    );
  }
  if (!error) return <PagePending />;
  return (
    <>
      <DocumentTitle>{t("shell.companyNotFound")}</DocumentTitle>
      <NotFound
        title={t("shell.companyNotFound")}
        action={<ButtonLink to="/start">{t("common.toStart")}</ButtonLink>}
      />
    </>
  );
}
