/** Module limits of a package; warns before saving if tenants exceed a limit. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { previewPackageModuleLimits as form } from "#generated/hrms/forms/package-modules.ts";
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import {
  invalidate,
  listPackageModulesOptions,
  previewPackageModuleLimitsOptions,
  useUpdatePackageModule,
} from "#generated/hrms/hooks/package-modules.ts";
import type { ModuleLimitsImpact, PackageModule } from "#generated/hrms/schema.ts";
import { updatePackageModule as checkModule } from "#generated/hrms/validators/package-modules.js";
import { limitsOf, type ModuleLimit, type ModuleLimits } from "#src/domain/access/shared/module-limits.ts";
import type { Row } from "../../../crud/area.ts";
import { FormField } from "../../../form/form-field.tsx";
import { SavedFormFrame, useSavedForm } from "../../../form/saved-form.tsx";
import { type FieldWords, specsOf, type Values } from "../../../form/spec.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { toast } from "../../../kit/toast.ts";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { MatrixFrame } from "../../access/shared/matrix-frame.tsx";
import { accessProblem } from "../../access/shared/problem-text.ts";
import { useEveryRow, wholePage } from "../../access/shared/use-every-row.ts";
import { useMayEdit } from "../../access/shared/use-may-edit.ts";

/** A module of the package that has limits. */
interface LimitedModule {
  readonly pair: PackageModule;
  readonly name: string;
  readonly names: readonly ModuleLimit[];
}

interface Change {
  readonly pair: PackageModule;
  readonly limits: ModuleLimits;
  readonly impact: ModuleLimitsImpact;
}

const fields = specsOf(form);
const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The limits of all modules, in one form. */
const valuesOf = ({ modules }: { modules: readonly LimitedModule[] }): Values =>
  Object.fromEntries(
    modules.flatMap(({ pair, names }) => names.map((name) => [name, pair.limits[name] ?? null] as const)),
  );

export function LimitsPanel({ row }: { row: Row }) {
  const modules = useEveryRow((page) => listModulesOptions({ query: { page, pageSize: wholePage } }));
  const held = useEveryRow((page) =>
    listPackageModulesOptions({ query: { packageId: row.id, page, pageSize: wholePage } }),
  );
  const limited = (modules.rows ?? []).flatMap(({ id, code, name }) => {
    const pair = held.rows?.find(({ moduleId }) => moduleId === id);
    return pair && limitsOf(code).length > 0 ? [{ pair, name, names: limitsOf(code) }] : [];
  });
  return (
    <MatrixFrame parts={[modules, held]}>
      <LimitsForm modules={limited} retired={row.status === "retired"} readAgain={held.retry} />
    </MatrixFrame>
  );
}

interface LimitsFormProps {
  modules: readonly LimitedModule[];
  retired: boolean;
  readAgain: () => void;
}

function LimitsForm({ modules, retired, readAgain }: LimitsFormProps) {
  const t = useText();
  const builtIn = useBuiltInName();
  const queryClient = useQueryClient();
  const mayEdit = useMayEdit("package-modules") && !retired;
  const { mutateAsync: update } = useUpdatePackageModule();
  const [asked, ask] = useState<{ changes: readonly Change[]; answer: (yes: boolean) => void }>();
  const words: FieldWords = {
    field: (name) => t(`access.limit.${name as ModuleLimit}`),
    help: (name) => t(`access.limit.${name as ModuleLimit}.help`),
    choice: (_name, value) => value,
    placeholder: () => t("access.withoutLimit"),
  };
  const changeOf = async ({ pair, names }: LimitedModule, all: ModuleLimits): Promise<Change> => {
    const limits = Object.fromEntries(Object.entries(all).filter(([name]) => names.some((one) => one === name)));
    const input = { path: { packageModuleId: pair.id }, body: limits };
    const impact = await queryClient.fetchQuery({ ...previewPackageModuleLimitsOptions(input), staleTime: 0 });
    return { pair, limits, impact };
  };
  const edited = useSavedForm({
    row: { modules, version: modules.reduce((sum, { pair }) => sum + pair.version, 0) },
    valuesOf,
    fields,
    words,
    check: (limits) => checkModule({ limits }),
    bodyOf: withoutEmpty,
    async save(limits: ModuleLimits) {
      const changed = modules.filter(({ pair, names }) => names.some((name) => limits[name] !== pair.limits[name]));
      const changes = await Promise.all(changed.map((part) => changeOf(part, limits)));
      const isRefused =
        changes.some(({ impact }) => impact.tenants > 0) &&
        !(await new Promise<boolean>((answer) => ask({ changes, answer })));
      if (isRefused) return "failed";
      for (const { pair, limits: own, impact } of changes) {
        const { id, packageId, moduleId, version } = pair;
        await update({
          path: { packageModuleId: id },
          headers: { "If-Match": `"${version}"` },
          query: { tenantsAffected: impact.tenants },
          body: { packageId, moduleId, limits: own },
        });
      }
      return invalidate.listPackageModules(queryClient);
    },
    onSaved: () => void toast({ text: t("access.limitsSaved") }),
    readAgain: async () => {
      readAgain();
      return undefined;
    },
    refusal: (error) => accessProblem(t, error),
  });
  const { form: state } = edited;
  return (
    <SavedFormFrame saved={edited} labelOf={words.field} mayChange={mayEdit && modules.length > 0}>
      <p className={css({ color: "text.muted", mb: "4" })}>
        {t(modules.length === 0 ? "access.noLimits" : "access.limitsText")}
      </p>
      {modules.map(({ pair, name, names }) => (
        <Card key={pair.id} padded className={css({ mb: "4" })}>
          <CardTitle className={css({ mb: "4" })}>{builtIn("module", name)}</CardTitle>
          <div className={css({ display: "grid", gap: "4" })}>
            {fields
              .filter((field) => names.some((limit) => limit === field.name))
              .map((field) => (
                <FormField
                  key={field.name}
                  field={field}
                  words={words}
                  values={state.values}
                  error={state.wrong[field.name]}
                  disabled={!mayEdit}
                  onChange={(value) => state.set(field.name, value)}
                />
              ))}
          </div>
        </Card>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={t("access.limitsTitle")}
          action={t("access.limitsLower")}
          onConfirm={() => asked.answer(true)}
          onClose={() => {
            asked.answer(false);
            ask(undefined);
          }}
        >
          <div className={css({ display: "grid", gap: "3" })}>
            <p>{t("access.limitsAbove")}</p>
            {asked.changes.flatMap(({ pair, impact }) =>
              impact.above.map(({ tenantId, tenant, beyond }) => (
                <Alert key={`${pair.id} ${tenantId}`} tone="warning" title={tenant}>
                  {beyond
                    .map(
                      ({ limit, allowed, used }) =>
                        `${t(`access.limit.${limit}`)}: ${t("access.limitBeyond", { used, allowed })}`,
                    )
                    .join(" ")}
                </Alert>
              )),
            )}
          </div>
        </ConfirmDialog>
      )}
    </SavedFormFrame>
  );
}
