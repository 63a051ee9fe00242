/** Matrix of packages and modules; removing a module shows the affected tenants first. */
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import {
  getPackageModuleImpactOptions,
  listPackageModulesOptions,
  useCreatePackageModule,
  useDeletePackageModule,
} from "#generated/hrms/hooks/package-modules.ts";
import { listPackagesOptions } from "#generated/hrms/hooks/packages.ts";
import { Tag } from "../../../kit/status-dot.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { AssignmentMatrix } from "../../access/shared/assignment-matrix.tsx";
import { MatrixFrame } from "../../access/shared/matrix-frame.tsx";
import { PackageEffects } from "./package-effects.tsx";
import { useEveryRow, wholePage } from "../../access/shared/use-every-row.ts";
import { useMayEdit } from "../../access/shared/use-may-edit.ts";

interface MatrixProps {
  only?: string;
  q: string;
  onQ: (q: string) => void;
}

export function PackageMatrix({ only, q, onQ }: MatrixProps) {
  const t = useText();
  const builtIn = useBuiltInName();
  const mayEdit = useMayEdit("package-modules");
  const queryClient = useQueryClient();
  const modules = useEveryRow((page) => listModulesOptions({ query: { page, pageSize: wholePage } }));
  const packages = useEveryRow((page) => listPackagesOptions({ query: { page, pageSize: wholePage } }));
  const held = useEveryRow((page) => listPackageModulesOptions({ query: { page, pageSize: wholePage } }));
  const { mutateAsync: create } = useCreatePackageModule();
  const { mutateAsync: remove } = useDeletePackageModule();
  const pairs = useMemo(
    () => (held.rows ?? []).map(({ id, moduleId, packageId }) => ({ id, row: moduleId, column: packageId })),
    [held.rows],
  );
  const columns = (packages.rows ?? []).filter(({ id, status }) =>
    only === undefined ? status !== "retired" : id === only,
  );
  const takeOut = async (packageModuleId: string): Promise<void> => {
    const impact = getPackageModuleImpactOptions({ path: { packageModuleId } });
    // What the user has confirmed: if it has changed, the server rejects and they review again.
    const { tenants } = await queryClient.ensureQueryData(impact);
    try {
      await remove({ path: { packageModuleId }, query: { tenantsAffected: tenants } });
    } catch (error) {
      await queryClient.invalidateQueries({ queryKey: impact.queryKey });
      throw error;
    }
  };
  return (
    <MatrixFrame parts={[modules, packages, held]}>
      <AssignmentMatrix
        label={t("access.packageModules")}
        corner={t("access.module")}
        searchLabel={t("access.searchModules")}
        groups={[
          {
            id: "modules",
            title: t("access.modules"),
            rows: (modules.rows ?? []).map(({ id, name }) => ({ id, label: builtIn("module", name) })),
          },
        ]}
        columns={columns.map(({ id, name, status }) => ({
          id,
          label: name,
          ...(status === "draft" && { note: <Tag>{t("access.draft")}</Tag> }),
        }))}
        pairs={pairs}
        q={q}
        onQ={onQ}
        effects={(changes) => (
          <PackageEffects changes={changes} pairs={pairs} modules={modules.rows ?? []} packages={columns} />
        )}
        save={
          mayEdit
            ? ({ row, column, pair }) =>
                pair ? takeOut(pair.id) : create({ body: { packageId: column, moduleId: row, limits: {} } })
            : undefined
        }
      />
    </MatrixFrame>
  );
}
