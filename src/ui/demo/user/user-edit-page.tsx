/** Edit page of a user. */
import { getRouteApi } from "@tanstack/react-router";
import { useGetUser, useGetUserDetails } from "#generated/demo/hooks/users.ts";
import { PageFrame } from "../../kit/page-frame.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { userIdOf } from "./user-id.ts";
import { UserForm } from "./user-form.tsx";
import { UserStates } from "./user-states.tsx";

const route = getRouteApi("/_app/apps/user/edit/$id");

export function UserEditPage() {
  const t = useText();
  const params = route.useParams();
  const id = userIdOf(params.id);
  const { tab = "account" } = route.useSearch();
  const navigate = route.useNavigate();
  const asked = useGetUser({ query: { id } }, { enabled: id > 0 });
  const known = useGetUserDetails({ query: { id } }, { enabled: id > 0 });
  const [user, details] = [asked.data?.user, known.data?.details];
  if (!user || !details) {
    const retry = (): void => void Promise.all([asked.refetch(), known.refetch()]);
    return (
      <UserStates missing={id === 0 || asked.data?.user === null} error={asked.error ?? known.error} onRetry={retry} />
    );
  }
  const address = `/apps/user/view/${id}`;
  return (
    <PageFrame
      title={t("user.editTitle", { name: user.fullName })}
      crumbs={[
        { label: t("user.title"), to: "/apps/user/list" },
        { label: user.fullName, to: address },
        { label: t("common.edit") },
      ]}
    >
      <UserForm
        key={id}
        {...{ user, details, tab }}
        onTab={(next) =>
          void navigate({ search: next === "account" ? {} : { tab: next }, replace: true, resetScroll: false })
        }
        onSaved={() => {
          toast({ text: t("user.saved", { name: user.fullName }) });
          void navigate({ to: "/apps/user/view/$id", params: { id: String(id) }, search: {} });
        }}
      />
    </PageFrame>
  );
}
