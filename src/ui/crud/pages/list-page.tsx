/** The list at its address. */
import { useNavigate } from "@tanstack/react-router";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { ListScreen } from "../list-screen.tsx";
import { readSearch } from "../list-search.ts";
import { useArea } from "./use-area.ts";

export function ListPage() {
  const { area, scope, base } = useArea();
  const search = useLatestSearch(readSearch);
  const navigate = useNavigate();
  // Another area or company is another list: nothing chosen or open there holds here.
  return (
    <ListScreen
      key={base}
      area={area}
      scope={scope}
      base={base}
      search={search}
      onSearch={(next, { replace }) => void navigate({ to: ".", search: next as never, replace, resetScroll: false })}
    />
  );
}
