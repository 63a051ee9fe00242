/** Guided import of employees. */
import { createFileRoute } from "@tanstack/react-router";
import { ImportPage } from "../../../../../hrms/people/imports/import-page.tsx";
import { onlyKnown } from "../../../../../list/list-search.ts";
import { loadMessages } from "../../../../../messages/store.ts";

function ImportPeople() {
  const { companyId } = Route.useParams();
  const navigate = Route.useNavigate();
  const { job } = Route.useSearch();
  return (
    <ImportPage
      companyId={companyId}
      importId={job}
      onImport={(id) => void navigate({ search: id === undefined ? {} : { job: id } })}
    />
  );
}

export const Route = createFileRoute("/_app/companies/$companyId/employees/import")({
  validateSearch: onlyKnown((raw): { job?: string } =>
    typeof raw["job"] === "string" && /^[0-9a-f-]{36}$/.test(raw["job"]) ? { job: raw["job"] } : {},
  ),
  loader: () => loadMessages("imports"),
  component: ImportPeople,
});
