/** The form of a record at its address. */
import { EditScreen } from "../form-screen.tsx";
import { useArea, useRecordId } from "./use-area.ts";

export function EditPage() {
  return <EditScreen {...useArea()} recordId={useRecordId()} />;
}
