/** Pages to create and edit a record. */
import { useQuery } from "@tanstack/react-query";
import { useCanGoBack, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { hasRole, nameOf, pathOf, type Area, type Row } from "./area.ts";
import { PageFrame } from "../kit/page-frame.tsx";
import { AreaRecord } from "./area-record.tsx";
import { useMay } from "./abilities.ts";
import { recordAt } from "./addresses.ts";
import { ArchivedNotice } from "./archived-notice.tsx";
import { Forbidden } from "../kit/forbidden.tsx";
import { Fixed } from "./fixed.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";
import { useLabels } from "./labels.ts";
import { RecordForm } from "./record-form.tsx";

interface FormScreenProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  /** Path of the list; records are below it. */
  base: string;
}

function useLeave(): (fallback: string) => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (fallback) => (canGoBack ? router.history.back() : void navigate({ to: fallback }));
}

/** Where to go after saving: the record, or the page that opened the form. */
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
  const leave = useLeave();
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
  const leave = useLeave();
  // No refetching while editing: the form is based on one version.
  const query = useQuery({
    ...area.calls.get({ path: pathOf(area, scope, recordId) }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const record = recordAt(base, recordId);
  const edit = labels.text("edit");
  return (
    <AreaRecord
      area={area}
      base={base}
      query={query}
      allowed={!hasRole(area, "update") || may("update")}
      title={edit}
      waiting={<FormSkeleton area={area} />}
    >
      {(row) =>
        area.fixed?.(row) ? (
          <Fixed area={area} row={row} base={base} />
        ) : (
          <PageFrame
            title={`${edit}: ${nameOf(area, row)}`}
            crumbs={[
              { label: labels.text("title"), to: base },
              { label: nameOf(area, row), to: record },
              { label: edit },
            ]}
          >
            {row.status === "archived" ? (
              <ArchivedNotice area={area} scope={scope} row={row} />
            ) : (
              <RecordForm
                key={row.id}
                area={area}
                scope={scope}
                row={row}
                onCancel={() => leave(record)}
                onSaved={saved}
              />
            )}
          </PageFrame>
        )
      }
    </AreaRecord>
  );
}
