/** Matrix of modules and elements. */
import { createFileRoute } from "@tanstack/react-router";
import { MatrixPage } from "../../../hrms/platform/shared/matrix-page.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { loadMessages } from "../../../messages/store.ts";

export const Route = createFileRoute("/_app/platform/module-elements")({
  validateSearch: readSearch,
  loader: () => loadMessages("crud", "access", "names"),
  component: () => <MatrixPage of="module-elements" />,
});
