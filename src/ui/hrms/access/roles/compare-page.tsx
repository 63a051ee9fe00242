/** Compares two roles, differences first. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { useCompareRoles, useListRoleOptions } from "#generated/hrms/hooks/roles.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Card } from "../../../kit/card.tsx";
import { Field } from "../../../kit/field.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Segmented } from "../../../kit/segmented.tsx";
import { Select } from "../../../kit/select.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState } from "../../../kit/states.tsx";
import { useLatestSearch } from "../../../kit/use-latest-search.ts";
import { useBuiltInName } from "../../../messages/built-in-name.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { type CompareSearch, readCompareSearch } from "./compare-search.ts";
import { ComparedRights } from "./compared-rights.tsx";
import { useCatalogue } from "../shared/use-catalogue.ts";

export function ComparePage() {
  const t = useText();
  const navigate = useNavigate();
  const mayRead = useAbility().can("read", "roles");
  const search = useLatestSearch(readCompareSearch);
  const { one, other, show = "differences" } = search;
  const options = useListRoleOptions(undefined, { enabled: mayRead });
  const builtIn = useBuiltInName();
  const chosen = one !== undefined && other !== undefined && one !== other;
  if (!mayRead) return <Forbidden title={t("access.compareTitle")} />;
  const go = (change: Partial<CompareSearch>): void =>
    void navigate({ to: "/tenant/roles/compare", search: { ...search, ...change }, replace: true });
  const choice = (name: "one" | "other", except: string | undefined) => (
    <Field label={t(`access.${name}Role`)}>
      <Select
        value={search[name] ?? ""}
        onChange={(event) => go({ [name]: event.target.value === "" ? undefined : event.target.value })}
      >
        <option value="">–</option>
        {(options.data ?? [])
          .filter(({ id }) => id !== except)
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {builtIn("role", label)}
            </option>
          ))}
      </Select>
    </Field>
  );
  return (
    <PageFrame
      title={t("access.compareTitle")}
      intro={t("access.compareIntro")}
      crumbs={[{ label: t("access.roles"), to: "/tenant/roles" }, { label: t("access.compareTitle") }]}
    >
      <div
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          gap: "4",
          maxW: "44rem",
          mb: "4",
        })}
      >
        {choice("one", other)}
        {choice("other", one)}
      </div>
      <div className={css({ mb: "4" })}>
        <Segmented
          label={t("access.shown")}
          value={show}
          onChange={(next) => go({ show: next })}
          options={[
            { value: "differences", label: t("access.differences") },
            { value: "everything", label: t("access.allRights") },
          ]}
        />
      </div>
      {chosen ? (
        <Comparison one={one} other={other} onlyDifferences={show === "differences"} />
      ) : (
        <Card>
          <EmptyState title={t("access.chooseTwo")} />
        </Card>
      )}
    </PageFrame>
  );
}

function Comparison({ one, other, onlyDifferences }: { one: string; other: string; onlyDifferences: boolean }) {
  const { data, error, refetch } = useCompareRoles({ path: { roleId: one }, query: { with: other } });
  const options = useListRoleOptions();
  const builtIn = useBuiltInName();
  const { elements, isPending } = useCatalogue();
  const labelOf = (id: string): string =>
    builtIn("role", options.data?.find((option) => option.id === id)?.label ?? "–");
  if (error && !data) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  // Wait for the names: they determine the column widths.
  if (data && !options.isPending && !isPending) {
    return (
      <ComparedRights
        comparison={data}
        names={[labelOf(one), labelOf(other)]}
        elements={elements}
        onlyDifferences={onlyDifferences}
      />
    );
  }
  return (
    <Loading>
      <Card className={css({ px: "4", py: "2", minH: "20rem", maxW: "64rem" })}>
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} css={{ h: "6", my: "3" }} />
        ))}
      </Card>
    </Loading>
  );
}
