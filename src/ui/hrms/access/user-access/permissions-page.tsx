/** The page of what a person may do; the search stands in the address. */
import { getRouteApi } from "@tanstack/react-router";
import { useGetEffectivePermissions } from "#generated/hrms/hooks/user-access.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { NotFound } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";
import { Permissions } from "./permissions-panel.tsx";
import { RemoveMfa } from "./remove-mfa.tsx";

const route = getRouteApi("/_app/tenant/users/$userId/permissions");

export function PermissionsPage() {
  const t = useText();
  const { userId } = route.useParams();
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const mayRead = ability.can("read", "user-access");
  const own = useAccount()?.id === userId;
  const { data, error } = useGetEffectivePermissions({ path: { userId } }, { enabled: mayRead });
  if (!mayRead) return <Forbidden title={t("access.permissionsOf")} />;
  const list = { label: t("user-access.title"), to: "/tenant/user-access" };
  return (
    <PageFrame
      title={data?.user ?? t("access.permissionsOf")}
      intro={data ? t("access.permissionsIntro", { name: data.user }) : t("access.permissionsIntroPlain")}
      actions={
        data?.mfaEnrolledAt &&
        !own &&
        ability.can("update", "user-access") && <RemoveMfa userId={userId} name={data.user} />
      }
      crumbs={[list, { label: data?.user ?? t("access.permissionsOf") }]}
    >
      {[404, 422].includes(statusOf(error)) ? (
        <NotFound title={t("user-access.gone")} action={<ButtonLink to={list.to}>{list.label}</ButtonLink>} />
      ) : (
        <Permissions
          userId={userId}
          q={q}
          onQ={(next) => void navigate({ search: next === "" ? {} : { q: next }, replace: true, resetScroll: false })}
        />
      )}
    </PageFrame>
  );
}
