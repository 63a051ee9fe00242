/** Variable pay: the amounts of one pay month for everyone, saved in one call. */
import { css } from "#generated/styles/css/index.js";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import { useListAllowanceOptions } from "#generated/hrms/hooks/allowances.ts";
import { useListDeductionOptions } from "#generated/hrms/hooks/deductions.ts";
import { getVariablePayOptions, useSaveVariablePay } from "#generated/hrms/hooks/variable-pay.ts";
import { useLeaveGuard } from "../../../form/leave-guard.tsx";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { problemOf, problemText } from "../../../kit/problem.ts";
import { Select } from "../../../kit/select.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../../kit/states.tsx";
import { toast } from "../../../kit/toast.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { canWithOthers, useAbility } from "../../../session/ability.ts";
import { Pager } from "../../../table/pager.tsx";
import { SearchBox } from "../../../table/search-box.tsx";
import { MonthSelect } from "../shared/month.tsx";
import { centsOf, type Edit, type Edits, keyOf, withEdits } from "./edits.ts";
import { gridQuery, pageSize, readGrid } from "./grid-address.ts";
import { PayGrid } from "./pay-grid.tsx";

const faultCodes = ["taken", "not-employed", "consent-needed"] as const;
const none: Edits = new Map();

export function VariablePayPage({ companyId }: { companyId: string }) {
  const t = useText();
  return canWithOthers(useAbility(), "read", "employee-pay-items") ? (
    <VariablePayGrid companyId={companyId} />
  ) : (
    <Forbidden title={t("variable-pay.title")} />
  );
}

/** What is shown, kept in the address. */
function useGridAddress() {
  const { search, onSearch } = useListAddress();
  const set = (changes: Readonly<Record<string, string | number | undefined>>): void =>
    onSearch({ ...search, page: undefined, ...changes }, { replace: true });
  return { grid: readGrid(search), set };
}

function ItemSelect({
  companyId,
  shown,
  onAdd,
}: {
  companyId: string;
  shown: readonly string[];
  onAdd: (id: string) => void;
}) {
  const t = useText();
  const allowances = useListAllowanceOptions({ path: { companyId } });
  const deductions = useListDeductionOptions({ path: { companyId } });
  const groups = [
    { label: t("variable-pay.allowances"), options: allowances.data },
    { label: t("variable-pay.deductions"), options: deductions.data },
  ];
  return (
    <Select
      aria-label={t("variable-pay.addItem")}
      frameCss={{ width: { base: "full", sm: "14rem" } }}
      value=""
      onChange={({ target }) => target.value !== "" && onAdd(target.value)}
    >
      <option value="">{t("variable-pay.addItem")}</option>
      {groups.map(({ label, options = [] }) => (
        <optgroup key={label} label={label}>
          {options
            .filter(({ id }) => !shown.includes(id))
            .map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}

function VariablePayGrid({ companyId }: { companyId: string }) {
  const t = useText();
  const { locale } = useIntl();
  const mayWrite = useAbility().can("update", "employee-pay-items");
  const { grid, set } = useGridAddress();
  const { month, q, items } = grid;
  const [edits, setEdits] = useState<Edits>(none);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const query = useQuery({
    ...getVariablePayOptions({ path: { companyId }, query: gridQuery(grid) }),
    placeholderData: keepPreviousData,
  });
  const save = useSaveVariablePay();
  const guard = useLeaveGuard(() => edits.size > 0, { withinPage: true });
  const edit = useCallback(
    (added: readonly Edit[]): void => {
      setEdits((known) => withEdits(known, added, locale));
      setFaults((known) => {
        const keys = added.map(({ employeeId, itemId }) => keyOf(employeeId, itemId));
        return new Map([...known].filter(([key]) => !keys.includes(key)));
      });
    },
    [locale],
  );
  const changed = [...edits.values()];
  const bad = changed.some(({ text }) => centsOf(text, locale) === undefined);
  const send = async (): Promise<void> => {
    const cells = changed.map(({ employeeId, itemId, text }) => ({
      employeeId,
      itemId,
      amount: centsOf(text, locale) ?? null,
    }));
    try {
      const { set: count, cleared } = await save.mutateAsync({ path: { companyId }, body: { month, cells } });
      setEdits(none);
      setFaults(new Map());
      toast({ text: t("variable-pay.saved", { set: count, cleared }) });
    } catch (error) {
      const found = (problemOf(error)?.errors ?? []).flatMap(({ pointer, code }) => {
        const cell = cells[Number(/^\/cells\/(\d+)/.exec(pointer)?.[1] ?? -1)];
        const known = faultCodes.find((one) => one === code) ?? "other";
        return cell ? [[keyOf(cell.employeeId, cell.itemId), t(`variable-pay.fault.${known}`)] as const] : [];
      });
      setFaults(new Map(found));
      if (found.length === 0) toast({ kind: "error", text: problemText(t, error) });
    }
  };
  const shown = query.data?.items.map(({ id }) => id) ?? items;
  const dirty = edits.size > 0;
  return (
    <PageFrame
      title={t("variable-pay.title")}
      intro={t("variable-pay.intro")}
      actions={
        mayWrite && (
          <>
            <Button inactive={!dirty} onClick={() => (setEdits(none), setFaults(new Map()))}>
              {t("variable-pay.discard")}
            </Button>
            <Button
              variant="solid"
              inactive={!dirty || bad}
              loading={save.isPending}
              onClick={() => dirty && !bad && void send()}
            >
              {t("variable-pay.save", { count: edits.size })}
            </Button>
          </>
        )
      }
    >
      {guard}
      <Card className={css({ display: "grid", minW: "0", overflow: "hidden" })}>
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: "3",
            px: { base: "3", md: "5" },
            py: "3",
            borderBottomWidth: "1px",
          })}
        >
          <div
            className={css({ w: { base: "full", sm: "12rem" } })}
            title={dirty ? t("variable-pay.leave") : undefined}
          >
            <MonthSelect
              label={t("variable-pay.month")}
              disabled={dirty}
              value={month}
              onChange={(next) => next !== null && set({ month: next })}
            />
          </div>
          <SearchBox
            label={t("variable-pay.search")}
            value={q}
            onChange={(next) => set({ q: next === "" ? undefined : next })}
          />
          {mayWrite && (
            <ItemSelect companyId={companyId} shown={shown} onAdd={(id) => set({ item: [...shown, id].join(".") })} />
          )}
          <span role="status" className={css({ color: "text.muted", fontSize: "sm", marginInlineStart: "auto" })}>
            {t("variable-pay.unsaved", { count: edits.size })}
          </span>
        </div>
        {faults.size > 0 && (
          <div className={css({ p: "3" })}>
            <Alert tone="danger" title={t("variable-pay.faults", { count: faults.size })} />
          </div>
        )}
        {query.isPending ? (
          <div className={css({ p: "5" })}>
            <Skeleton css={{ h: "96", my: "0" }} />
          </div>
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : query.data.items.length === 0 ? (
          <EmptyState title={t("variable-pay.empty")}>{t("variable-pay.emptyText")}</EmptyState>
        ) : query.data.rows.length === 0 ? (
          q === "" ? (
            <EmptyState title={t("variable-pay.nobody")} />
          ) : (
            <NoMatch query={q} onClear={() => set({ q: undefined })} />
          )
        ) : (
          <>
            <PayGrid pay={query.data} edits={edits} faults={faults} onEdit={edit} />
            <p
              className={css({
                px: { base: "3", md: "5" },
                py: "2",
                color: "text.muted",
                fontSize: "sm",
                borderTopWidth: "1px",
              })}
            >
              {t("variable-pay.keys")}
            </p>
            <Pager
              page={query.data.page}
              pageSize={pageSize}
              total={query.data.total}
              onPage={(next) => set({ page: next })}
            />
          </>
        )}
      </Card>
    </PageFrame>
  );
}
