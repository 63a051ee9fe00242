/** Matrix column of one record, as a tab of its page. */
import { useState } from "react";
import type { Row } from "../../../crud/area.ts";
import { ElementMatrix } from "./element-matrix.tsx";
import { PackageMatrix } from "./package-matrix.tsx";

export function ElementsPanel({ row }: { row: Row }) {
  const [q, setQ] = useState("");
  return <ElementMatrix only={row.id} q={q} onQ={setQ} />;
}

export function ModulesPanel({ row }: { row: Row }) {
  const [q, setQ] = useState("");
  return <PackageMatrix only={row.id} q={q} onQ={setQ} />;
}
