/** A record at its address. */
import { getRouteApi } from "@tanstack/react-router";
import { DetailScreen } from "../detail-screen.tsx";
import { useArea } from "./use-area.ts";

const route = getRouteApi("/_app/companies/$companyId/$area/$recordId/");

export function RecordPage() {
  const { recordId } = route.useParams();
  const { tab = "overview" } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <DetailScreen
      key={recordId}
      {...useArea()}
      recordId={recordId}
      tab={tab}
      onTab={(next) => void navigate({ search: next === "overview" ? {} : { tab: next }, replace: true, resetScroll: false })}
    />
  );
}
