/** The list at its address. */
import { useListAddress } from "../../list/use-list-address.ts";
import { ListScreen } from "../list-screen.tsx";
import { useArea } from "./use-area.ts";

export function ListPage() {
  const { area, scope, base } = useArea();
  // Another area or company is another list: nothing chosen or open there holds here.
  return <ListScreen key={base} area={area} scope={scope} base={base} {...useListAddress()} />;
}
