/** Loading, not-found and error states of user pages. */
import { css } from "#generated/styles/css/index.js";
import { Card } from "../../kit/card.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { NotFoundPage } from "../../kit/not-found-page.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { useText } from "../../messages/use-text.ts";

export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <Card padded>
      <Loading>
        <Skeleton css={{ w: "8rem", mb: "4" }} />
        {Array.from({ length: lines }, (_, at) => (
          <Skeleton key={at} style={{ width: `${80 - ((at * 17) % 45)}%` }} css={{ mb: "4" }} />
        ))}
      </Loading>
    </Card>
  );
}

export function UserStates({ missing, error, onRetry }: { missing: boolean; error: unknown; onRetry: () => void }) {
  const t = useText();
  if (missing) {
    return (
      <NotFoundPage
        title={t("user.unknownTitle")}
        crumbs={[{ label: t("user.title"), to: "/apps/user/list" }]}
        action={<ButtonLink to="/apps/user/list">{t("user.toList")}</ButtonLink>}
      >
        {t("user.unknownText")}
      </NotFoundPage>
    );
  }
  return (
    <PageFrame
      title={t("user.loadingUser")}
      crumbs={[{ label: t("user.title"), to: "/apps/user/list" }, { label: t("user.loadingUser") }]}
    >
      {error ? (
        <ErrorState error={error} onRetry={onRetry} />
      ) : (
        <div
          className={css({
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr)", xl: "minmax(0, 1fr) 22rem" },
            gap: "4",
          })}
        >
          <CardSkeleton lines={6} />
          <CardSkeleton lines={3} />
        </div>
      )}
    </PageFrame>
  );
}
