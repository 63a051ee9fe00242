/** Page for a record that does not exist, with the breadcrumb of the records around it. */
import { css } from "#generated/styles/css/index.js";
import { use, type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { DocumentTitle } from "./document-title.tsx";
import { NotFound } from "./states.tsx";
import { FirstCrumbsContext } from "./title-tool.ts";

interface NotFoundPageProps {
  title: string;
  crumbs?: readonly Crumb[];
  action: ReactNode;
  children?: ReactNode;
}

export function NotFoundPage({ title, crumbs = [], action, children }: NotFoundPageProps) {
  const first = use(FirstCrumbsContext);
  return (
    <div className={css({ px: { base: "4", md: "6" }, pt: "2", pb: "8" })}>
      <DocumentTitle>{title}</DocumentTitle>
      <Breadcrumb crumbs={[...first, ...crumbs, { label: title }]} />
      <NotFound title={title} action={action}>
        {children}
      </NotFound>
    </div>
  );
}
