/** Ids of sample records: the same on every machine, so that links and contract examples point at them. */
import { createHash } from "node:crypto";

export function sampleId(name: string): string {
  const digest = createHash("sha256").update(`hrms-sample/${name}`).digest("hex");
  return [digest.slice(0, 8), digest.slice(8, 12), `4${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-");
}
