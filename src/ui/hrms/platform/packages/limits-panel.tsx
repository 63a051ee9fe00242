/** What the modules of a package are limited in; a limit below what tenants have is told before it is saved. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import {
  invalidate,
  listPackageModulesOptions,
  previewPackageModuleLimitsOptions,
  useUpdatePackageModule,
} from "#generated/hrms/hooks/package-modules.ts";
import type { ModuleLimitsImpact, PackageModule } from "#generated/hrms/schema.ts";
import { limitNames, limitsOf, type ModuleLimit, type ModuleLimits } from "#src/domain/access/shared/module-limits.ts";
import type { Row } from "../../../crud/area.ts";
import { FormBar } from "../../../form/form-bar.tsx";
import { LeaveGuard } from "../../../form/leave-guard.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { WholeInput } from "../../../kit/typed-input.tsx";
import type { Typed } from "../../../kit/unparsed.ts";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { MatrixFrame } from "../../access/shared/matrix-frame.tsx";
import { accessProblem } from "../../access/shared/problem-text.ts";
import { useEveryRow, wholePage } from "../../access/shared/use-every-row.ts";
import { useMayKeep } from "../../access/shared/use-may-keep.ts";

const max = 1_000_000;
type Edits = Readonly<Partial<Record<ModuleLimit, Typed<number>>>>;

const isLimit = (value: Typed<number> | undefined): value is number | null =>
  value === null || (typeof value === "number" && value >= 0 && value <= max);

function limitsAfter(limits: ModuleLimits, edits: Edits): ModuleLimits {
  const after = limitNames.map((name) => [name, name in edits ? edits[name] : limits[name]] as const);
  return Object.fromEntries(
    after.filter((entry): entry is readonly [ModuleLimit, number] => typeof entry[1] === "number"),
  );
}

export function LimitsPanel({ row }: { row: Row }) {
  const t = useText();
  const builtIn = useBuiltInName();
  const { number } = useFormat();
  const queryClient = useQueryClient();
  const mayKeep = useMayKeep("package-modules") && row.status !== "retired";
  const modules = useEveryRow((page) => listModulesOptions({ query: { page, pageSize: wholePage } }));
  const held = useEveryRow((page) =>
    listPackageModulesOptions({ query: { packageId: row.id, page, pageSize: wholePage } }),
  );
  const { mutateAsync: update, isPending } = useUpdatePackageModule();
  const [edits, edit] = useState<Edits>({});
  const [failure, fail] = useState<string | null>(null);
  const [asked, ask] = useState<readonly { pair: PackageModule; impact: ModuleLimitsImpact }[] | null>(null);
  const parts = (modules.rows ?? []).flatMap(({ id, code, name }) => {
    const pair = held.rows?.find(({ moduleId }) => moduleId === id);
    return pair && limitsOf(code).length > 0 ? [{ pair, name, names: limitsOf(code) }] : [];
  });
  const changedIn = ({ pair, names }: (typeof parts)[number]) =>
    names.filter((name) => name in edits && edits[name] !== (pair.limits[name] ?? null));
  const changed = parts.flatMap(changedIn);
  const wrong = changed.filter((name) => !isLimit(edits[name]));
  const refuse = (error: unknown): void => fail(accessProblem(t, error));
  const save = async (changes: readonly { pair: PackageModule; impact: ModuleLimitsImpact }[]): Promise<void> => {
    try {
      for (const { pair, impact } of changes) {
        const { id, packageId, moduleId, version, limits } = pair;
        await update({
          path: { packageModuleId: id },
          headers: { "If-Match": `"${version}"` },
          query: { tenantsAffected: impact.tenants },
          body: { packageId, moduleId, limits: limitsAfter(limits, edits) },
        });
      }
      await invalidate.listPackageModules(queryClient);
      edit({});
      toast({ text: t("access.limitsSaved") });
    } catch (error) {
      refuse(error);
      held.retry();
    }
  };
  const submit = async (): Promise<void> => {
    if (wrong.length > 0) return;
    try {
      const changes = await Promise.all(
        parts
          .filter((part) => changedIn(part).length > 0)
          .map(async ({ pair }) => ({
            pair,
            impact: await queryClient.fetchQuery({
              ...previewPackageModuleLimitsOptions({
                path: { packageModuleId: pair.id },
                body: limitsAfter(pair.limits, edits),
              }),
              staleTime: 0,
            }),
          })),
      );
      if (changes.some(({ impact }) => impact.tenants > 0)) ask(changes);
      else await save(changes);
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <MatrixFrame parts={[modules, held]}>
      <chakra.form
        noValidate
        maxW="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0 && !isPending) void submit();
        }}
      >
        <LeaveGuard isDirty={() => changed.length > 0 && !isPending} />
        <chakra.p color="text.muted" mb="4">
          {t(parts.length === 0 ? "access.noLimits" : "access.limitsText")}
        </chakra.p>
        {parts.map(({ pair, name, names }) => (
          <Card key={pair.id} padded mb="4">
            <CardTitle mb="4">{builtIn("module", name)}</CardTitle>
            <chakra.div display="grid" gap="4">
              {names.map((limit) => {
                const value = limit in edits ? (edits[limit] ?? null) : (pair.limits[limit] ?? null);
                return (
                  <Field
                    key={limit}
                    label={t(`access.limit.${limit}`)}
                    help={t(`access.limit.${limit}.help`)}
                    error={isLimit(value) ? undefined : t("access.limitFault", { most: number(max) })}
                  >
                    <WholeInput
                      name={limit}
                      maxW="10rem"
                      disabled={!mayKeep}
                      placeholder={t("access.withoutLimit")}
                      value={value}
                      onChange={(next) => {
                        fail(null);
                        edit((before) => ({ ...before, [limit]: next }));
                      }}
                    />
                  </Field>
                );
              })}
            </chakra.div>
          </Card>
        ))}
        {failure !== null && (
          <chakra.p role="alert" color="danger.text" mt="4">
            {failure}
          </chakra.p>
        )}
        {mayKeep && parts.length > 0 && (
          <FormBar
            changed={changed.map((name) => t(`access.limit.${name}`))}
            busy={isPending}
            onCancel={() => edit({})}
          />
        )}
      </chakra.form>
      {asked && (
        <ConfirmDialog
          open
          title={t("access.limitsTitle")}
          action={t("access.limitsLower")}
          onConfirm={() => save(asked)}
          onClose={() => ask(null)}
        >
          <chakra.div display="grid" gap="3">
            <p>{t("access.limitsAbove")}</p>
            {asked.flatMap(({ pair, impact }) =>
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
          </chakra.div>
        </ConfirmDialog>
      )}
    </MatrixFrame>
  );
}
