/** Page of a person's permissions, with the search in the URL. */
import { getRouteApi } from "@tanstack/react-router";
import { useGetEffectivePermissions } from "#generated/hrms/hooks/user-access.ts";
import { RecordFrame } from "../../../detail/record-frame.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { useAccount } from "../../../session/account.ts";
import { MatrixSkeleton } from "../shared/matrix-frame.tsx";
import { AccountFacts } from "./account-facts.tsx";
import { AccountSteps } from "./account-steps.tsx";
import { Permissions } from "./permissions.tsx";

const route = getRouteApi("/_app/tenant/users/$userId/permissions");

export function PermissionsPage() {
  const t = useText();
  const { userId } = route.useParams();
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const mayRead = ability.can("read", "user-access");
  const own = useAccount()?.id === userId;
  const query = useGetEffectivePermissions({ path: { userId } }, { enabled: mayRead });
  const list = { label: t("user-access.title"), to: "/tenant/user-access" };
  const title = t("access.permissionsOf");
  return (
    <RecordFrame
      query={query}
      allowed={mayRead}
      title={title}
      intro={t("access.permissionsIntroPlain")}
      crumbs={[list, { label: title }]}
      gone={{ title: t("user-access.gone"), to: list.to, back: list.label }}
      waiting={<MatrixSkeleton />}
    >
      {(data) => (
        <PageFrame
          title={data.user}
          intro={t("access.permissionsIntro", { name: data.user })}
          actions={ability.can("update", "user-access") && <AccountSteps userId={userId} person={data} own={own} />}
          crumbs={[list, { label: data.user }]}
        >
          {data.account && <AccountFacts account={data.account} />}
          <Permissions
            of={data}
            q={q}
            onQ={(next) => void navigate({ search: next === "" ? {} : { q: next }, replace: true, resetScroll: false })}
          />
        </PageFrame>
      )}
    </RecordFrame>
  );
}
