/** Profile page of a user: plan, permissions, activity, invoices. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Ban, CircleCheck, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useGetUser, useGetUserDetails } from "#generated/demo/hooks/users.ts";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { Button, IconButton } from "../../kit/button.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { useUndoKey } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";
import { ActivityCard } from "./activity-card.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { InvoicesCard } from "./invoices-card.tsx";
import { PermissionsCard } from "./permissions-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { useUserActions } from "./user-actions.ts";
import { userIdOf } from "./user-id.ts";
import { UserStates } from "./user-states.tsx";

export function UserPage() {
  const id = userIdOf(useParams({ from: "/_app/apps/user/view/$id" }).id);
  const query = useGetUser({ query: { id } }, { enabled: id > 0 });
  const more = useGetUserDetails({ query: { id } }, { enabled: id > 0 });
  const user = query.data?.user;
  const details = more.data?.details;
  if (user && details) return <KnownUser key={user.id} user={user} details={details} />;
  const retry = (): void => void Promise.all([query.refetch(), more.refetch()]);
  return (
    <UserStates
      missing={id === 0 || (query.data !== undefined && !user)}
      error={query.error ?? more.error}
      onRetry={retry}
    />
  );
}

function KnownUser({ user, details }: { user: User; details: UserDetails }) {
  const t = useText();
  const navigate = useNavigate();
  const actions = useUserActions();
  const [deleting, setDeleting] = useState(false);
  const [busy, setBusy] = useState(false);
  const params = { id: String(user.id) };
  const isActive = user.status === "active";
  const toggle = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await (isActive ? actions.suspend(user) : actions.reactivate(user));
    setBusy(false);
  };
  useUndoKey();
  useShortcuts({ e: () => void navigate({ to: "/apps/user/edit/$id", params }) });
  return (
    <PageFrame
      title={user.fullName}
      crumbs={[{ label: t("user.title"), to: "/apps/user/list" }, { label: user.fullName }]}
      actions={
        <>
          <IconButton label={t("common.delete")} variant="outline" onClick={() => setDeleting(true)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
          <Button loading={busy} onClick={(event) => event.detail < 2 && void toggle()}>
            {isActive ? <Ban size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
            {t(isActive ? "user.suspend" : "user.reactivate")}
          </Button>
          <ButtonLink variant="solid" to="/apps/user/edit/$id" params={params} aria-keyshortcuts="e">
            <Pencil size={16} aria-hidden />
            {t("common.edit")}
          </ButtonLink>
        </>
      }
    >
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 22rem" },
          gap: "4",
          alignItems: "start",
        })}
      >
        <div className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "4" })}>
          <ProfileCard user={user} details={details} />
          <PermissionsCard permissions={details.permissions} />
          <InvoicesCard id={user.id} />
        </div>
        <div
          className={css({
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "minmax(0, 1fr)" },
            gap: "4",
            alignItems: "start",
          })}
        >
          <PlanCard user={user} plan={details.plan} />
          <ActivityCard id={user.id} />
        </div>
      </div>
      {deleting && (
        <DeleteDialog
          users={[user]}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            if (await actions.remove(user)) await navigate({ to: "/apps/user/list", replace: true });
          }}
        />
      )}
    </PageFrame>
  );
}
