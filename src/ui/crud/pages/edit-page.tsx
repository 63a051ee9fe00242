/** The form of a record at its address. */
import { getRouteApi } from "@tanstack/react-router";
import { EditScreen } from "../form-screen.tsx";
import { useArea } from "./use-area.ts";

const route = getRouteApi("/_app/companies/$companyId/$area/$recordId/edit");

export function EditPage() {
  const { recordId } = route.useParams();
  return <EditScreen {...useArea()} recordId={recordId} />;
}
