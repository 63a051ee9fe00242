/** Ids of sample records: the same on every machine, so that links and contract examples point at them. */
import { hashedId } from "../database/hashed-id.ts";

export const sampleId = (name: string): string => hashedId(`hrms-sample/${name}`);
