/** A record that could not be loaded: gone, not allowed, or to be tried again. */
import type { Area } from "./area.ts";
import { ButtonLink } from "../kit/link.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { statusOf } from "../kit/problem.ts";
import { ErrorState, NotFound } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { Forbidden } from "../kit/forbidden.tsx";
import { useLabels } from "./labels.ts";

export function RecordFailure({
  area,
  base,
  error,
  onRetry,
}: {
  area: Area;
  base: string;
  error: unknown;
  onRetry: () => void;
}) {
  const t = useText();
  const labels = useLabels(area);
  const title = labels.text("title");
  const status = statusOf(error);
  if (status === 403) return <Forbidden title={title} />;
  // An address that cannot be an id leads nowhere either.
  const gone = status === 404 || status === 422;
  return (
    <PageFrame title={title} crumbs={[{ label: title, to: base }]}>
      {gone ? (
        <NotFound
          heading="h2"
          title={labels.text("gone")}
          action={<ButtonLink to={base}>{t("crud.toList", { list: title })}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </PageFrame>
  );
}
