/** Route component of a list. */
import { useListAddress } from "../../list/use-list-address.ts";
import { ListScreen } from "../list-screen.tsx";
import { useArea } from "./use-area.ts";

export function ListPage() {
  const { area, scope, base } = useArea();
  // Keyed by area and company to reset selection and open dialogs.
  return <ListScreen key={base} area={area} scope={scope} base={base} {...useListAddress()} />;
}
