/** The pages that create a record and change one. */
import { useQuery } from "@tanstack/react-query";
import { useCanGoBack, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { hasRole, nameOf, pathOf, type Area, type Row } from "./area.ts";
import { PageFrame } from "../kit/page-frame.tsx";
import { useMay } from "./abilities.ts";
import { recordAt } from "./addresses.ts";
import { ArchivedNotice } from "./archived-notice.tsx";
import { Forbidden } from "../kit/forbidden.tsx";
import { Fixed } from "./fixed.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { useLabels } from "./labels.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordFailure } from "./record-failure.tsx";

interface FormScreenProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  /** Address of the list; records lie below it. */
  base: string;
}

function useWayOut(): (fallback: string) => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (fallback) => (canGoBack ? router.history.back() : void navigate({ to: fallback }));
}

/** After saving: to the record, or to the page of ours that asked for the form. */
function useAfterwards(base: string): (row: Row) => void {
  const navigate = useNavigate();
  const { then } = useSearch({ strict: false }) as { then?: unknown };
  const asked = typeof then === "string" && /^\/[a-z]/.test(then) ? then : undefined;
  return ({ id }) => void navigate({ to: asked ?? recordAt(base, id), replace: true });
}

export function CreateScreen({ area, scope, base }: FormScreenProps) {
  const labels = useLabels(area);
  const may = useMay(area);
  const afterwards = useAfterwards(base);
  const leave = useWayOut();
  if (!may("create")) return <Forbidden title={labels.text("new")} />;
  return (
    <PageFrame
      title={labels.text("new")}
      crumbs={[{ label: labels.text("title"), to: base }, { label: labels.text("new") }]}
    >
      <RecordForm
        area={area}
        scope={scope}
        onCancel={() => leave(base)}
        onSaved={(row) => {
          area.onCreated?.(row);
          afterwards(row);
        }}
      />
    </PageFrame>
  );
}

export function EditScreen({ area, scope, base, recordId }: FormScreenProps & { recordId: string }) {
  const labels = useLabels(area);
  const may = useMay(area);
  const saved = useAfterwards(base);
  const leave = useWayOut();
  // What the person types stands on one version: nothing reloads below it.
  const { data, error, refetch } = useQuery({
    ...area.calls.get({ path: pathOf(area, scope, recordId) }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const record = recordAt(base, recordId);
  if (hasRole(area, "update") && !may("update")) return <Forbidden title={labels.text("edit")} />;
  if (data && area.fixed?.(data)) return <Fixed area={area} row={data} base={base} />;
  if (error && !data) return <RecordFailure area={area} base={base} error={error} onRetry={() => void refetch()} />;
  const crumbs = [
    { label: labels.text("title"), to: base },
    ...(data ? [{ label: nameOf(area, data), to: record }] : []),
    { label: labels.text("edit") },
  ];
  return (
    <PageFrame title={data ? `${labels.text("edit")}: ${nameOf(area, data)}` : labels.text("edit")} crumbs={crumbs}>
      {!data ? (
        <FormSkeleton area={area} />
      ) : data.status === "archived" ? (
        <ArchivedNotice area={area} scope={scope} row={data} />
      ) : (
        <RecordForm key={data.id} area={area} scope={scope} row={data} onCancel={() => leave(record)} onSaved={saved} />
      )}
    </PageFrame>
  );
}
