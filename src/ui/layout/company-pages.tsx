/** Shows the company's page, or that there is no such company. */
import { Outlet } from "@tanstack/react-router";
import { ButtonLink } from "../kit/link.tsx";
import { DocumentTitle } from "../kit/document-title.tsx";
import { NotFound } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { useCompany } from "./company.ts";

export function CompanyPages() {
  const t = useText();
  const { companies, current } = useCompany();
  if (!companies || current) return <Outlet />;
  return (
    <>
      <DocumentTitle>{t("shell.companyNotFound")}</DocumentTitle>
      <NotFound title={t("shell.companyNotFound")} action={<ButtonLink to="/">{t("common.toStart")}</ButtonLink>} />
    </>
  );
}
