/** Side effects of package changes: tenants losing a module, modules missing a dependency. */
import { css } from "#generated/styles/css/index.js";
import { useQueries } from "@tanstack/react-query";
import { getPackageModuleImpactOptions } from "#generated/hrms/hooks/package-modules.ts";
import { missingModules } from "#src/domain/access/shared/dependencies.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import type { Pair, PairChange } from "../../access/shared/use-pairs.ts";

interface PackageEffectsProps {
  changes: readonly PairChange[];
  pairs: readonly Pair[];
  modules: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly dependsOn: readonly string[];
  }[];
  packages: readonly { readonly id: string; readonly name: string }[];
}

export function PackageEffects({ changes, pairs, modules, packages }: PackageEffectsProps) {
  const t = useText();
  const builtIn = useBuiltInName();
  const nameOf = (id: string): string => builtIn("module", modules.find((one) => one.id === id)?.name ?? "");
  const packageOf = (id: string): string => packages.find((one) => one.id === id)?.name ?? "";
  const codeName = (code: string): string => builtIn("module", modules.find((one) => one.code === code)?.name ?? code);
  const taken = changes.flatMap(({ pair }) => (pair ? [pair] : []));
  const impacts = useQueries({
    queries: taken.map(({ id }) => getPackageModuleImpactOptions({ path: { packageModuleId: id } })),
  });
  const touched = packages.filter(({ id }) => changes.some(({ column }) => column === id));
  const missing = touched.flatMap(({ id, name }) => {
    const before = pairs.filter(({ column }) => column === id).map(({ row }) => row);
    const gone = taken.filter(({ column }) => column === id).map(({ row }) => row);
    const come = changes.filter(({ column, pair }) => column === id && !pair).map(({ row }) => row);
    const after = [...before.filter((row) => !gone.includes(row)), ...come];
    return missingModules(modules.filter((module) => after.includes(module.id))).map((one) => ({
      package: name,
      module: builtIn("module", one.name),
      missing: one.missing.map(codeName).join(", "),
    }));
  });
  return (
    <div className={css({ display: "grid", gap: "2", mt: "4" })}>
      {taken.map(({ id, row, column }, index) => {
        const impact = impacts[index]?.data;
        if (!impact) return <Skeleton key={id} css={{ h: "10", my: "0" }} />;
        if (impact.tenants === 0) return null;
        const elements = impact.elements.map(({ name }) => builtIn("element", name)).join(", ");
        return (
          <Alert
            key={id}
            tone="warning"
            title={t("access.reach", {
              module: nameOf(row),
              package: packageOf(column),
              tenants: impact.tenants,
              users: impact.users,
            })}
          >
            {[
              t("access.reachTenants", { tenants: impact.tenantNames.join(", ") }),
              elements !== "" && t("access.reachElements", { elements }),
            ]
              .filter(Boolean)
              .join(" ")}
          </Alert>
        );
      })}
      {missing.map((one) => (
        <Alert key={`${one.package} ${one.module}`} tone="danger" title={t("access.lacking", one)} />
      ))}
    </div>
  );
}
