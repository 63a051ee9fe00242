/** Passes, passports and documents by expiry date, linked to their records. */
import { getRouteApi } from "@tanstack/react-router";
import { exportExpiries } from "#generated/hrms/client/expiries.ts";
import { listExpiriesOptions } from "#generated/hrms/hooks/expiries.ts";
import { expiryKindValues } from "#generated/hrms/schema.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { expiryList, shownBands } from "./expiry-list.ts";
import { expiryColumns, ExpiryRow } from "./expiry-row.tsx";

const tabs = ["all", ...shownBands] as const;
const columns = ["fullName", "employeeNo", "kind", "name", "expiry", "daysLeft"] as const;
const headed = ["fullName", "name", "daysLeft", "expiry"] as const;

const route = getRouteApi("/_app/companies/$companyId/expiries");

export function ExpiriesPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const ability = useAbility();
  const mayRead = ability.can("read", "expiries");
  const list = useAddressedList({ contract: expiryList, ...useListAddress() });
  const answer = useListAnswer(list, {
    ...listExpiriesOptions({ path: { companyId }, query: listQuery(expiryList, list.state) }),
    enabled: mayRead,
  });
  if (!mayRead) return <Forbidden title={t("expiries.title")} />;
  const hiddenKinds = answer.data?.hidden ?? [];
  const hidden =
    hiddenKinds.length === 0
      ? undefined
      : t("expiries.hidden", { kinds: hiddenKinds.map((kind) => t(`expiries.kind.${kind}`)).join(", ") });
  const countOf = (name: (typeof tabs)[number]): string =>
    answer.data && name !== "all" ? ` (${answer.data.counts[name]})` : "";
  return (
    <TabbedList
      id="expiries"
      title={t("expiries.title")}
      intro={hidden === undefined ? t("expiries.intro") : `${t("expiries.intro")} ${hidden}`}
      file={
        ability.can("export", "expiries") && {
          columns: columns.map((id) => ({ id, header: t(`expiries.head.${id}`) })),
          ask: (query, init) => exportExpiries({ path: { companyId }, query }, init),
        }
      }
      list={list}
      answer={answer}
      tabs={{
        label: t("expiries.bands"),
        name: "band",
        standard: "all",
        all: tabs.map((name) => ({ name, label: t(`expiries.band.${name}`) + countOf(name) })),
      }}
      search={t("expiries.search")}
      choices={[
        {
          name: "kind",
          label: t("expiries.kindFilter"),
          options: [
            { value: "", label: t("expiries.everyKind") },
            ...expiryKindValues.map((value) => ({ value, label: t(`expiries.kind.${value}`) })),
          ],
        },
        {
          name: "sort",
          label: t("expiries.order"),
          options: [
            { value: "", label: t("expiries.soonest") },
            { value: "-expiry", label: t("expiries.latest") },
            { value: "fullName", label: t("expiries.byName") },
          ],
        },
      ]}
      columns={{
        className: expiryColumns,
        columns: headed.map((id) => ({ id, label: t(`expiries.head.${id}`) })),
      }}
      row={(row) => <ExpiryRow key={row.id} companyId={companyId} row={row} />}
      rowHeight="1.5rem"
      empty={
        hidden === undefined
          ? { title: t("expiries.none"), text: t("expiries.noneText") }
          : { title: t("expiries.hiddenTitle"), text: hidden }
      }
    />
  );
}
