/** Route component for a new record. */
import { CreateScreen } from "../form-screen.tsx";
import { useArea } from "./use-area.ts";

export function CreatePage() {
  return <CreateScreen {...useArea()} />;
}
