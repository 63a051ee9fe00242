/** Page of an assignment matrix with the search in the URL. */
import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { exportModuleElements } from "#generated/hrms/client/module-elements.ts";
import { exportPackageModules } from "#generated/hrms/client/package-modules.ts";
import { listModuleElementsOptions } from "#generated/hrms/hooks/module-elements.ts";
import { listPackageModulesOptions } from "#generated/hrms/hooks/package-modules.ts";
import type { ApiError } from "#src/client/api-error.ts";
import type { CallInit } from "#src/client/types.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { readSearch } from "../../../list/list-search.ts";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { useLatestSearch } from "../../../kit/use-latest-search.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ElementMatrix } from "./element-matrix.tsx";
import { PackageMatrix } from "./package-matrix.tsx";

const matrices = {
  "module-elements": { Matrix: ElementMatrix, title: "access.moduleElements", intro: "access.moduleElementsIntro" },
  "package-modules": { Matrix: PackageMatrix, title: "access.packageModules", intro: "access.packageModulesIntro" },
} as const satisfies Record<
  string,
  { Matrix: ComponentType<{ q: string; onQ: (q: string) => void }>; title: string; intro: string }
>;

type Counted = UseQueryOptions<{ readonly total: number }, ApiError>;

const exports = {
  "module-elements": {
    columns: ["module", "element", "order", "updatedAt"],
    ask: (query: never, init: CallInit) => exportModuleElements({ query }, init),
    count: listModuleElementsOptions,
  },
  "package-modules": {
    columns: ["package", "module", "limits", "updatedAt"],
    ask: (query: never, init: CallInit) => exportPackageModules({ query }, init),
    count: listPackageModulesOptions,
  },
} as const;

export function MatrixPage({ of }: { of: keyof typeof matrices }) {
  const t = useText();
  const ability = useAbility();
  const mayRead = ability.can("read", of);
  const navigate = useNavigate();
  const search = useLatestSearch(readSearch);
  const { Matrix, title, intro } = matrices[of];
  const text = String(search["q"] ?? "");
  const { data } = useQuery({ ...exports[of].count({ query: { pageSize: 1 } } as never), enabled: mayRead } as Counted);
  if (!mayRead) return <Forbidden title={t(title)} />;
  return (
    <PageFrame
      title={t(title)}
      intro={t(intro)}
      actions={
        ability.can("export", of) && (
          <ListExport
            name={of}
            total={data?.total}
            columns={exports[of].columns.map((id) => ({ id, header: t(`access.exported.${id}`) }))}
            ask={(query, init) => exports[of].ask({ ...query, q: text || undefined } as never, init)}
          />
        )
      }
    >
      <Matrix
        q={text}
        onQ={(q) =>
          void navigate({ to: ".", search: (q === "" ? {} : { q }) as never, replace: true, resetScroll: false })
        }
      />
    </PageFrame>
  );
}
