/** Lifecycle actions of a tenant: edit, activate, suspend, reactivate, close, purge, remind the owner. */
import { css } from "#generated/styles/css/index.js";
import { BadgeCheck, CirclePause, CirclePlay, DoorClosed, Ellipsis, Mail, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { closeTenant } from "#generated/hrms/forms/tenants.ts";
import {
  useActivateTenant,
  useCloseTenant,
  useReactivateTenant,
  useResendTenantInvitation,
  useSuspendTenant,
} from "#generated/hrms/hooks/tenants.ts";
import { maySignIn, stepsFrom, type TenantState, type TenantStep } from "#src/domain/platform/shared/states.ts";
import type { Row } from "../../../crud/area.ts";
import { editAt } from "../../../crud/addresses.ts";
import { specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { Menu } from "../../../kit/menu.tsx";
import { MenuItem } from "../../../kit/menu-items.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { platformProblem } from "../shared/problem-text.ts";
import { PurgeDialog } from "./purge-dialog.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";

const icons = { activate: BadgeCheck, suspend: CirclePause, reactivate: CirclePlay, close: DoorClosed } as const;
const closingDays = ["7", "14", "30", "60", "90"];
const hard: ReadonlySet<TenantStep> = new Set(["suspend", "close"]);

export function TenantSteps({ row, base }: { row: Row; base: string }) {
  const t = useText();
  const format = useFormat();
  const [asked, ask] = useState<TenantStep | null>(null);
  const [purging, setPurging] = useState(false);
  const steps = {
    activate: useActivateTenant(),
    suspend: useSuspendTenant(),
    reactivate: useReactivateTenant(),
    close: useCloseTenant(),
  };
  const invitation = useResendTenantInvitation();
  const attempt = useAttempt(platformProblem);
  const name = String(row["name"]);
  const closesOn = row["closesOn"] as string | null;
  const purgeableFrom = row["purgeableFrom"] as string | null;
  const status = row.status as TenantState;
  const path = { tenantId: row.id };
  const remind = () => attempt(() => invitation.mutateAsync({ path, body: {} }), t("platform.invitationSent"));
  return (
    <>
      {closesOn && (
        <span className={css({ alignSelf: "center", color: "warning.text", fontWeight: "medium" })}>
          {t("platform.closesOn", { day: format.date(closesOn) })}
        </span>
      )}
      {purgeableFrom && (
        <span className={css({ alignSelf: "center", color: "text.muted" })}>
          {t("platform.purgeableFrom", { day: format.date(purgeableFrom) })}
        </span>
      )}
      {status !== "purged" && (
        <Menu
          align="end"
          trigger={(props) => (
            <Button {...props} square aria-label={t("platform.steps")} data-tip={t("platform.steps")}>
              <Ellipsis size={18} aria-hidden />
            </Button>
          )}
        >
          {stepsFrom(status).map((step) => {
            const Icon = icons[step];
            return (
              <MenuItem
                key={step}
                icon={<Icon size={16} aria-hidden />}
                danger={step === "close"}
                onSelect={() => ask(step)}
              >
                {t(`platform.step.${step}`)}
              </MenuItem>
            );
          })}
          {row["ownerState"] === "invited" && (
            <MenuItem icon={<Mail size={16} aria-hidden />} onSelect={() => void remind()}>
              {t("platform.resendInvitation")}
            </MenuItem>
          )}
          {purgeableFrom && purgeableFrom <= today() && (
            <MenuItem icon={<Trash2 size={16} aria-hidden />} danger onSelect={() => setPurging(true)}>
              {t("platform.purge")}
            </MenuItem>
          )}
        </Menu>
      )}
      {purging && (
        <PurgeDialog tenant={{ id: row.id, name, code: String(row["code"]) }} onClose={() => setPurging(false)} />
      )}
      {maySignIn(status) && (
        <ButtonLink to={editAt(base, row.id)} variant="solid">
          <Pencil size={16} aria-hidden />
          {t("common.edit")}
        </ButtonLink>
      )}
      {asked && (
        <ReasonDialog
          title={t(`platform.stepTitle.${asked}`, { name })}
          text={t(`platform.stepText.${asked}`)}
          action={t(`platform.step.${asked}`)}
          danger={hard.has(asked)}
          {...(asked === "close" && {
            more: specsOf(
              closeTenant,
              {
                days: {
                  label: t("platform.closingDays"),
                  kind: "choice",
                  numeric: true,
                  clearable: false,
                  choices: closingDays,
                },
              },
              ["days"],
            ),
          })}
          onTake={async (reason, { days }) => {
            await (asked === "close"
              ? steps.close.mutateAsync({ path, body: { reason, days: Number(days) } })
              : steps[asked].mutateAsync({ path, body: { reason } }));
            toast({ text: t(`platform.stepDone.${asked}`, { name }) });
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
