/** A record at its address. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { DetailScreen } from "../detail-screen.tsx";
import { readTab } from "../../list/list-search.ts";
import { useArea, useRecordId } from "./use-area.ts";

export function RecordPage() {
  const recordId = useRecordId();
  const { tab = "overview" } = readTab(useSearch({ strict: false }));
  const navigate = useNavigate();
  return (
    <DetailScreen
      key={recordId}
      {...useArea()}
      recordId={recordId}
      tab={tab}
      onTab={(next) =>
        void navigate({
          to: ".",
          search: (next === "overview" ? {} : { tab: next }) as never,
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
