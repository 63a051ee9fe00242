/** Tenant settings by section, with their history. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { listSettingsHistoryOptions, useGetSettings } from "#generated/hrms/hooks/settings.ts";
import type { Settings } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ChangedBy } from "../../../detail/changed-by.tsx";
import { HistoryList } from "../../../detail/history-list.tsx";
import { part } from "../../../detail/part.ts";
import { none } from "../../../crud/labels.ts";
import { Card } from "../../../kit/card.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import type { MessageId } from "../../../messages/catalogue.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { FieldsSkeleton } from "./fields-skeleton.tsx";
import { Branding } from "./branding-fields.tsx";
import { MfaFields } from "./mfa-fields.tsx";
import { ModuleFields } from "./module-fields.tsx";
import { PackageUse } from "./package-use.tsx";
import { NumbersSwitch } from "./numbers-switch.tsx";
import { RetentionDue } from "./retention-due.tsx";
import { RetentionLaw } from "./retention-law.tsx";
import { SectionForm } from "./section-form.tsx";
import { SettingsSections } from "./settings-sections.tsx";
import type { SettingsTab } from "./settings-tabs.ts";

const route = getRouteApi("/_app/tenant/settings");
const ExportSection = part(async () => (await import("./export-section.tsx")).ExportSection);
const MailTemplates = part(async () => (await import("./mail-templates.tsx")).MailTemplates);
const SsoSection = part(async () => (await import("./sso-section.tsx")).SsoSection);

function History() {
  const t = useText();
  const value = (_name: string, given: unknown): string =>
    given === null || given === ""
      ? none
      : typeof given === "boolean"
        ? t(given ? "crud.yes" : "crud.no")
        : String(given);
  return (
    <Card padded className={css({ maxW: "form" })}>
      <HistoryList
        page={(query) => listSettingsHistoryOptions({ query })}
        labels={{ field: (name) => t(`settings.${name}` as MessageId), value }}
      />
    </Card>
  );
}

function Section({
  tab,
  ...form
}: {
  tab: Exclude<SettingsTab, "history" | "sso" | "mails" | "export" | "package">;
  settings: Settings;
  mayChange: boolean;
  onClash: () => Promise<Settings | undefined>;
}) {
  if (tab === "numbers") return <SectionForm key={tab} section={tab} before={NumbersSwitch} {...form} />;
  if (tab === "retention") return <SectionForm key={tab} section={tab} after={RetentionLaw} {...form} />;
  const own = { branding: Branding, mfa: MfaFields, modules: ModuleFields }[tab as string];
  return <SectionForm key={tab} section={tab} {...(own && { own })} {...form} />;
}

export function SettingsPage() {
  const t = useText();
  const { tab = "branding" } = route.useSearch();
  const ability = useAbility();
  const title = t("shell.area.settings");
  const mayRead = ability.can("read", "settings");
  const mayChange = ability.can("update", "settings");
  const query = useGetSettings(undefined, { enabled: mayRead });
  if (!mayRead) return <Forbidden title={title} />;
  return (
    <PageFrame title={title} intro={t("settings.intro")}>
      <SettingsSections tab={tab}>
        <Suspense fallback={<Skeleton css={{ h: "14rem", maxW: "form" }} />}>
          {tab === "history" ? (
            <History />
          ) : tab === "package" ? (
            <PackageUse />
          ) : tab === "mails" ? (
            <MailTemplates mayChange={mayChange} />
          ) : tab === "export" ? (
            <ExportSection />
          ) : tab === "sso" ? (
            <SsoSection mayChange={mayChange} />
          ) : (
            <Loaded query={query} waiting={<FieldsSkeleton count={4} />}>
              {(settings) => (
                <>
                  <Section
                    tab={tab}
                    settings={settings}
                    mayChange={mayChange}
                    onClash={async () => (await query.refetch()).data}
                  />
                  {tab === "retention" && mayChange && ability.can("delete", "employees") && <RetentionDue />}
                  <ChangedBy row={settings} css={{ mt: "4" }} />
                </>
              )}
            </Loaded>
          )}
        </Suspense>
      </SettingsSections>
    </PageFrame>
  );
}
