/** Effective permissions as a tab of an access: of all companies, because it is about the person. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useGetEffectivePermissions } from "#generated/hrms/hooks/user-access.ts";
import type { Row } from "../../../crud/area.ts";
import { Link } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { useText } from "../../../messages/use-text.ts";
import { MatrixSkeleton } from "../shared/matrix-frame.tsx";
import { Permissions } from "./permissions.tsx";

export function PermissionsPanel({ row }: { row: Row }) {
  const t = useText();
  const [q, setQ] = useState("");
  const userId = String(row["userId"]);
  const page: string = `/tenant/users/${userId}/permissions`;
  const query = useGetEffectivePermissions({ path: { userId } });
  return (
    <div className={css({ display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" })}>
      <Link to={page}>{t("access.toPermissions", { name: String(row["user"]) })}</Link>
      <Loaded query={query} waiting={<MatrixSkeleton />}>
        {(data) => <Permissions of={data} q={q} onQ={setQ} />}
      </Loaded>
    </div>
  );
}
