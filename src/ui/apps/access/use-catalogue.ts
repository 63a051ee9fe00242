/** What a role can be given for, with the words of actions, scopes and classes. */
import { useMemo } from "react";
import { useGetRoleCatalogue } from "#generated/hrms/hooks/roles.ts";
import type { AccessScope, CatalogueElement, ElementAction, FieldClass } from "#generated/hrms/schema.ts";
import { elementActions } from "#src/domain/access/vocabulary.ts";
import type { GridColumn } from "../../kit/check-grid.tsx";
import { useText } from "../../messages/use-text.ts";

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
  const query = useGetRoleCatalogue();
  const elements = useMemo(() => new Map((query.data?.modules ?? []).flatMap((module) => module.elements).map((element): [string, CatalogueElement] => [element.code, element])), [query.data]);
  return { ...query, elements };
}
