/** The people of a filing, those with problems first. */
import { css } from "#generated/styles/css/index.js";
import { exportTaxForms } from "#generated/hrms/client/tax-forms.ts";
import { listTaxFormsOptions } from "#generated/hrms/hooks/tax-forms.ts";
import { formsList } from "#generated/hrms/resources/tax-forms.ts";
import type { TaxFormRow } from "#generated/hrms/schema.ts";
import { Money, useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { StatusDot, Tag, type Tone } from "../../../kit/status-dot.tsx";
import { FilteredList } from "../../../list/filtered-list.tsx";
import { ListExport } from "../../../list/list-export.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { type ListContract, listQuery } from "../../../list/list-state.ts";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { FilingTabProps } from "./filing-tab.ts";

const contract: ListContract = { ...formsList, extras: { tab: ["employer", "files", "history"] } };
const states = ["ready", "problems", "excluded", "unchanged"] as const;
const tones: Record<TaxFormRow["state"], Tone> = {
  ready: "success",
  problems: "danger",
  excluded: "neutral",
  unchanged: "neutral",
};
const inFile = [
  "fullName",
  "employeeNo",
  "state",
  "amount",
  "salary",
  "bonus",
  "directorsFees",
  "others",
  "cpf",
  "donation",
  "mbf",
] as const;

const columns = { base: "minmax(0, 1fr) auto", md: "minmax(0, 1fr) 9rem 8rem 8rem" };

function FormRow({ to, form }: { to: string; form: TaxFormRow }) {
  const t = useText();
  const { id, fullName, employeeNo, state, amount, cpf, problems, corrections } = form;
  const end = css({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
  return (
    <ListRow css={{ gridTemplateColumns: columns }} data-form={state}>
      <span className={css({ minW: "0", overflowWrap: "anywhere", gridColumn: { base: "1 / -1", md: "auto" } })}>
        <Link to={`${to}/forms/${id}` as string}>{fullName}</Link>
        <span className={css({ color: "text.muted", ms: "2" })}>{employeeNo}</span>
        {corrections > 0 && (
          <span className={css({ ms: "2" })}>
            <Tag tone="warning">{t("tax-filings.corrected", { count: corrections })}</Tag>
          </span>
        )}
      </span>
      <span>
        <StatusDot tone={tones[state]}>
          {state === "problems" ? t("tax-filings.problems", { count: problems }) : t(`tax-filings.state.${state}`)}
        </StatusDot>
      </span>
      <span className={end}>
        <Money cents={amount} />
      </span>
      <span className={`${end} ${css({ color: "text.muted", display: { base: "none", md: "block" } })}`}>
        <Money cents={cpf} />
      </span>
    </ListRow>
  );
}

export function FormsTab({ companyId, filing }: FilingTabProps) {
  const t = useText();
  const format = useFormat();
  const list = useAddressedList({ contract, ...useListAddress() });
  const path = { companyId, taxFilingId: filing.id };
  const answer = useListAnswer(list, listTaxFormsOptions({ path, query: listQuery(contract, list.state) }));
  const { data } = answer;
  const mayExport = useAbility().can("export", "tax-filings");
  const shown = states.filter((state) => state !== "unchanged" || filing.kind === "amendment");
  return (
    <FilteredList
      title={t("tax-filings.tab.forms")}
      list={list}
      answer={answer}
      search={t("tax-filings.searchPeople")}
      choices={[
        {
          name: "state",
          label: t("tax-filings.state"),
          options: [
            { value: "", label: t("tax-filings.state.all") },
            ...shown.map((value) => ({
              value,
              label: data
                ? `${t(`tax-filings.state.${value}`)} (${format.number(data.counts[value])})`
                : t(`tax-filings.state.${value}`),
            })),
          ],
        },
        {
          name: "sort",
          label: t("tax-filings.order"),
          options: (["-problems", "fullName", "employeeNo", "-amount"] as const).map((value) => ({
            value,
            label: t(`tax-filings.order.${value}`),
          })),
        },
      ]}
      beside={
        mayExport && (
          <ListExport
            name={filing.name}
            list={list}
            total={data?.total}
            columns={inFile.map((id) => ({
              id,
              header: id === "amount" ? t("tax-filings.amount") : columnName(t, id),
            }))}
            ask={(query, init) => exportTaxForms({ path, query }, init)}
          />
        )
      }
      rowHeight="2.25rem"
      row={(form) => <FormRow key={form.id} to={`/companies/${companyId}/tax-filings/${filing.id}`} form={form} />}
      empty={{
        title: t(filing.status === "drafting" ? "tax-filings.drafting" : "tax-filings.noForms"),
        text: t(filing.status === "drafting" ? "tax-filings.draftingText" : "tax-filings.noFormsText"),
      }}
    />
  );
}

function columnName(t: ReturnType<typeof useText>, id: Exclude<(typeof inFile)[number], "amount">): string {
  if (id === "fullName" || id === "employeeNo") return t(`tax-filings.column.${id}`);
  return id === "state" ? t("tax-filings.state") : t(`tax-filings.box.${id}`);
}
