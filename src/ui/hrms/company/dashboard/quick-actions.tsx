/** Quick actions allowed by the user's role. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { Bell, Calculator, FileUp, ListChecks, Plus, Send, type LucideIcon } from "lucide-react";
import { invalidate, useUpdateSetup } from "#generated/hrms/hooks/dashboard.ts";
import { newAt } from "../../../crud/addresses.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { SideEntry } from "../../../kit/side-entry.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

interface QuickAction {
  readonly name: "newEmployee" | "importEmployees" | "invite" | "calculators" | "notifications";
  readonly icon: LucideIcon;
  readonly to: string;
  readonly may: boolean;
}

interface QuickActionsProps {
  companyId: string;
  /** The setup guide was dismissed before completion. */
  unfinished: boolean;
}

export function QuickActions({ companyId, unfinished }: QuickActionsProps) {
  const t = useText();
  const queryClient = useQueryClient();
  const { mutate: takeOut } = useUpdateSetup({
    onSuccess: () => invalidate.getDashboard(queryClient, { path: { companyId } }),
  });
  const ability = useAbility();
  const [employees, invitations] = [`/companies/${companyId}/employees`, `/companies/${companyId}/invitations`];
  const actions: readonly QuickAction[] = [
    { name: "newEmployee", icon: Plus, to: newAt(employees), may: ability.can("create", "employees") },
    { name: "importEmployees", icon: FileUp, to: `${employees}/import`, may: ability.can("create", "employees") },
    { name: "invite", icon: Send, to: newAt(invitations), may: ability.can("create", "invitations") },
    { name: "calculators", icon: Calculator, to: "/calculators", may: true },
    { name: "notifications", icon: Bell, to: "/me/notifications", may: true },
  ];
  return (
    <Card data-tour="actions" className={css({ px: "2.5", pt: "5", pb: "2.5" })}>
      <CardTitle className={css({ px: "2.5", mb: "2" })}>{t("dashboard.actions")}</CardTitle>
      <ul>
        {unfinished && (
          <li>
            <button
              className={css({ display: "block", w: "full", textAlign: "start", cursor: "pointer" })}
              type="button"
              onClick={() => takeOut({ path: { companyId }, body: { dismissed: false } })}
            >
              <SideEntry icon={<ListChecks size={16} aria-hidden />}>{t("dashboard.action.setup")}</SideEntry>
            </button>
          </li>
        )}
        {actions
          .filter(({ may }) => may)
          .map(({ name, icon: Icon, to }) => (
            <li key={name}>
              <Link to={to} quiet className={css({ display: "block" })}>
                <SideEntry icon={<Icon size={16} aria-hidden />}>{t(`dashboard.action.${name}`)}</SideEntry>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
