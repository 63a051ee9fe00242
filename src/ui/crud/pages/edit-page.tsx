/** Route component for editing a record. */
import { EditScreen } from "../form-screen.tsx";
import { useArea, useRecordId } from "./use-area.ts";

export function EditPage() {
  return <EditScreen {...useArea()} recordId={useRecordId()} />;
}
