/** The form of a new record at its address. */
import { CreateScreen } from "../form-screen.tsx";
import { useArea } from "./use-area.ts";

export function CreatePage() {
  return <CreateScreen {...useArea()} />;
}
