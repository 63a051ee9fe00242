/** Page of an assignment matrix with the search in the URL. */
import { useNavigate } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { Forbidden } from "../../../kit/forbidden.tsx";
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

export function MatrixPage({ of }: { of: keyof typeof matrices }) {
  const t = useText();
  const mayRead = useAbility().can("read", of);
  const navigate = useNavigate();
  const search = useLatestSearch(readSearch);
  const { Matrix, title, intro } = matrices[of];
  if (!mayRead) return <Forbidden title={t(title)} />;
  return (
    <PageFrame title={t(title)} intro={t(intro)}>
      <Matrix
        q={String(search["q"] ?? "")}
        onQ={(q) =>
          void navigate({ to: ".", search: (q === "" ? {} : { q }) as never, replace: true, resetScroll: false })
        }
      />
    </PageFrame>
  );
}
