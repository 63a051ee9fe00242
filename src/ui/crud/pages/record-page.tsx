/** Route component of a record page. */
import { DetailScreen } from "../detail-screen.tsx";
import { useArea, useRecordId } from "./use-area.ts";

export function RecordPage() {
  const recordId = useRecordId();
  return <DetailScreen key={recordId} {...useArea()} recordId={recordId} />;
}
