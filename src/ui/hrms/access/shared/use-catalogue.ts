/** Subjects a role can grant, with translated actions, scopes and field classes. */
import { useMemo } from "react";
import { useGetRoleCatalogue } from "#generated/hrms/hooks/roles.ts";
import type { AccessScope, CatalogueElement, ElementAction, FieldClass } from "#generated/hrms/schema.ts";
import { elementActions } from "#src/domain/access/shared/vocabulary.ts";
import type { GridColumn } from "./check-grid.tsx";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";

interface AccessWords {
  readonly action: (action: ElementAction) => string;
  readonly scope: (scope: AccessScope) => string;
  readonly fieldClass: (name: FieldClass) => string;
  readonly columns: readonly GridColumn[];
  readonly grid: { readonly yes: string; readonly no: string; readonly changed: string };
}

export function useAccessWords(): AccessWords {
  const t = useText();
  return useMemo(() => {
    const action = (name: ElementAction): string => t(`access.action.${name}`);
    return {
      action,
      scope: (scope) => t(`access.scope.${scope}`),
      fieldClass: (name) => t(`access.class.${name}`),
      columns: elementActions.map((id) => ({ id, label: action(id) })),
      grid: { yes: t("access.yes"), no: t("access.no"), changed: t("access.changedMark") },
    };
  }, [t]);
}

export function useCatalogue() {
  const builtIn = useBuiltInName();
  const query = useGetRoleCatalogue();
  const data = useMemo(
    () =>
      query.data && {
        ...query.data,
        modules: query.data.modules.map((module) => ({
          ...module,
          name: module.name === null ? null : builtIn("module", module.name),
          elements: module.elements.map((element) => ({ ...element, name: builtIn("element", element.name) })),
        })),
      },
    [query.data, builtIn],
  );
  const elements = useMemo(
    () =>
      new Map(
        (data?.modules ?? [])
          .flatMap((module) => module.elements)
          .map((element): [string, CatalogueElement] => [element.code, element]),
      ),
    [data],
  );
  return { ...query, data, elements };
}
