/** Page of a rate set: facts, rows, differences, effect, history. */
import { css } from "#generated/styles/css/index.js";
import { useMutation, type UseMutationResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { RateSet } from "#generated/hrms/schema.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { AnyInput } from "#src/client/types.ts";
import { hasEffect } from "#src/domain/statutory/rate-sets/rate-columns.ts";
import { useDetailTabs } from "../../../detail/detail-tabs.tsx";
import { Card } from "../../../kit/card.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { ActivateDialog } from "./activate-dialog.tsx";
import { rateTabs } from "./search.ts";
import { DifferencesTab } from "./differences-tab.tsx";
import { DraftForm } from "./draft-form.tsx";
import { EffectTab } from "./effect-tab.tsx";
import { HistoryTab } from "./history-tab.tsx";
import type { RateApi } from "./rate-api.ts";
import { RateTable } from "./rate-table.tsx";
import { NextStep, type RateRights, VersionActions } from "./version-actions.tsx";
import { VersionFacts } from "./version-facts.tsx";
import { tones } from "./version-list.tsx";

interface VersionProps {
  api: RateApi;
  setId: string;
  /** The set as the list of versions has it, if it does. */
  listed: { readonly set: RateSet; readonly at: number } | undefined;
  may: RateRights;
  onRemoved: () => void;
  /** Below the rates, rendered with them so that nothing shifts. */
  children: ReactNode;
}

export function Version(props: VersionProps) {
  const { api, setId, listed } = props;
  const removal = useMutation(api.calls.remove());
  // No refetching while editing: the form is based on one version. A deleted draft must not be asked for again.
  const query = useQuery({
    ...api.calls.get({ path: api.pathOf(setId) }),
    enabled: removal.isIdle || removal.isError,
    ...(listed && { initialData: listed.set, initialDataUpdatedAt: listed.at }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <Loaded query={query} waiting={<VersionSkeleton />} record>
      {(set) => <Shown {...props} set={set} removal={removal} />}
    </Loaded>
  );
}

export function VersionSkeleton() {
  return (
    <>
      <Skeleton css={{ h: "7", w: "14rem", mb: "4" }} />
      <Skeleton css={{ h: "24", mb: "5" }} />
      <Skeleton css={{ h: "8", w: "20rem", mb: "4" }} />
      <Skeleton css={{ h: "72" }} />
    </>
  );
}

type Removal = UseMutationResult<null, ApiError, AnyInput>;

function Shown({ api, set, may, removal, onRemoved, children }: VersionProps & { set: RateSet; removal: Removal }) {
  const t = useText();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [activating, setActivating] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { kind, effectiveFrom, inForceUntil, status } = set;
  const draft = status === "draft" && may.edit;
  const bodies = {
    rates: () => (draft ? <DraftForm key={set.id} api={api} set={set} /> : <RateTable set={set} />),
    differences: () => <DifferencesTab api={api} set={set} />,
    effect: () => <EffectTab api={api} set={set} />,
    history: () => <HistoryTab api={api} set={set} />,
  };
  const { line, panel, open } = useDetailTabs({
    id: "version",
    label: t("rates.version"),
    keep: ["set", "part"],
    // Only contributions have an effect on sample wages.
    tabs: rateTabs
      .filter((each) => each !== "effect" || hasEffect(kind))
      .map((name) => ({
        name,
        label: t(name === "rates" && kind === "holidays" ? "rates.tab.days" : `rates.tab.${name}`),
        body: bodies[name],
      })),
  });
  const activated = (after: RateSet): void => {
    queryClient.setQueryData(api.calls.get({ path: api.pathOf(set.id) }).queryKey, after);
    setActivating(false);
    toast({ text: t("rates.activated", { date: format.date(after.effectiveFrom) }) });
  };
  return (
    <div className={css({ display: "grid", gap: "4", minW: "0" })}>
      <Card padded className={css({ display: "grid", gap: "3" })}>
        <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" })}>
          <div className={css({ flex: "1 1 14rem", minW: "0" })}>
            <h2 className={css({ fontSize: "lg", lineHeight: "lg", fontWeight: "semibold" })}>
              {inForceUntil === null
                ? t("rates.from", { date: format.date(effectiveFrom) })
                : t("rates.fromTo", { from: format.date(effectiveFrom), to: format.date(inForceUntil) })}
            </h2>
            <StatusDot tone={tones[status]}>{t(`rates.status.${status}`)}</StatusDot>
          </div>
          {(may.edit || may.review || may.activate) && (
            <VersionActions
              api={api}
              set={set}
              may={may}
              onDelete={() => setDeleting(true)}
              onActivate={() => setActivating(true)}
            />
          )}
        </div>
        {(may.edit || may.review || may.activate) && <NextStep set={set} may={may} />}
        <VersionFacts set={set} />
      </Card>
      {line}
      {(removal.isIdle || removal.isError) && panel}
      {open === "rates" && children}
      {activating && (
        <ActivateDialog api={api} set={set} onClose={() => setActivating(false)} onActivated={activated} />
      )}
      <ConfirmDialog
        open={deleting}
        title={t("rates.throwAwayTitle")}
        action={t("rates.throwAway")}
        danger
        onConfirm={async () => {
          await removal.mutateAsync({ path: api.pathOf(set.id) });
          onRemoved();
        }}
        onClose={() => setDeleting(false)}
      >
        {t("rates.throwAwayText")}
      </ConfirmDialog>
    </div>
  );
}
