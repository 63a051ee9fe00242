/** Bank accounts that came with an import: compared and confirmed together by a second person. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { listImportAccountsOptions, useVerifyImportAccounts } from "#generated/hrms/hooks/imports.ts";
import { accountsList } from "#generated/hrms/resources/imports.ts";
import { importAccountStatusValues, type ImportAccount, type VerifiedImportAccounts } from "#generated/hrms/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Alert } from "../../../kit/alert.tsx";
import { ConfirmButton } from "../../../kit/confirm-button.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { isGone } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { NotFound } from "../../../kit/states.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { ListRow } from "../../../list/list-row.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { TabbedList } from "../../../list/tabbed-list.tsx";
import { useAddressedList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

const route = getRouteApi("/_app/companies/$companyId/employees/imports/$importId");
const tones = { pendingVerify: "warning", active: "success", replaced: "neutral", rejected: "danger" } as const;

/** Milliseconds. */
const pause = 1_500;

export function ImportAccountsPage() {
  const t = useText();
  const { companyId, importId } = route.useParams();
  const may = useAbility().can("approve", "bank-accounts");
  const list = useAddressedList({ contract: accountsList, ...useListAddress() });
  const verify = useVerifyImportAccounts();
  const [outcome, setOutcome] = useState<VerifiedImportAccounts>();
  const options = {
    ...listImportAccountsOptions({ path: { companyId, importId }, query: listQuery(accountsList, list.state) }),
    enabled: may,
  };
  const answer = useListAnswer(list, options);
  const { data, error } = useQuery({
    ...options,
    // In the background the accounts change one after the other.
    refetchInterval: ({ state }) => (outcome?.inBackground && (state.data?.decidable ?? 0) > 0 ? pause : false),
  });
  if (!may) return <Forbidden title={t("imports.accountsTitle")} />;
  if (isGone(error) && !data)
    return (
      <PageFrame title={t("imports.accountsTitle")}>
        <NotFound
          heading="h2"
          title={t("imports.unknownImport")}
          action={
            <ButtonLink to="/companies/$companyId/approvals" params={{ companyId }}>
              {t("imports.toApprovals")}
            </ButtonLink>
          }
        />
      </PageFrame>
    );
  const counts = data?.counts;
  const countOf = (status: keyof typeof tones): string => ` (${counts?.[status] ?? "–"})`;
  const waiting = counts?.pendingVerify ?? 0;
  const decidable = data?.decidable ?? 0;
  return (
    <TabbedList
      id="import-accounts"
      title={t("imports.accountsTitle")}
      intro={
        <>
          <p>{t("imports.accountsIntro")}</p>
          {/* The name of a file takes a second line of a phone. */}
          <p className={css({ minH: { base: "2lh", sm: "auto" } })}>
            {data ? (
              t("imports.accountsFrom", { name: data.fileName, by: data.importedBy ?? "–" })
            ) : (
              <Skeleton inline css={{ w: "16rem" }} />
            )}
          </p>
        </>
      }
      file={false}
      list={list}
      answer={answer}
      tabs={{
        label: t("imports.states"),
        name: "status",
        standard: "all",
        all: [
          { name: "all", label: t("imports.state.all") },
          ...importAccountStatusValues.map((name) => ({
            name,
            label: t(`imports.account.${name}`) + countOf(name),
          })),
        ],
      }}
      search={t("imports.searchPeople")}
      beside={
        decidable > 0 ? (
          <ConfirmButton
            icon={ShieldCheck}
            button={{ variant: "solid" }}
            title={t("imports.verifyAll", { count: decidable })}
            action={t("imports.verifyAll", { count: decidable })}
            onConfirm={async () => {
              setOutcome(await verify.mutateAsync({ path: { companyId, importId } }));
            }}
          >
            {t("imports.verifyAllText")}
          </ConfirmButton>
        ) : (
          <ButtonLink to="/companies/$companyId/approvals" params={{ companyId }}>
            {t("imports.toApprovals")}
          </ButtonLink>
        )
      }
      head={<Notice outcome={outcome} waiting={waiting} decidable={decidable} isLoaded={data !== undefined} />}
      row={(account) => <AccountRow key={account.id} companyId={companyId} account={account} />}
      rowHeight="2.5rem"
      empty={{ title: t("imports.noAccounts"), text: t("imports.noAccountsText") }}
    />
  );
}

interface NoticeProps {
  outcome: VerifiedImportAccounts | undefined;
  waiting: number;
  decidable: number;
  isLoaded: boolean;
}

/** What the confirmation has led to, or why there is none. */
function Notice({ outcome, waiting, decidable, isLoaded }: NoticeProps) {
  const t = useText();
  const text = outcome
    ? outcome.inBackground && decidable > 0
      ? t("imports.verifying", { count: decidable })
      : [
          t("imports.verified", { count: outcome.inBackground ? outcome.waiting - waiting : outcome.verified }),
          ...(outcome.failed > 0 ? [t("imports.verifyFailed", { count: outcome.failed })] : []),
        ].join(" ")
    : isLoaded && waiting > 0 && decidable === 0
      ? t("imports.secondPerson")
      : undefined;
  if (text === undefined) return null;
  const tone = !outcome ? "info" : outcome.failed > 0 ? "warning" : "success";
  return (
    <div className={css({ px: "5", py: "3" })}>
      <Alert tone={tone} live="status">
        {text}
      </Alert>
    </div>
  );
}

function AccountRow({ companyId, account }: { companyId: string; account: ImportAccount }) {
  const t = useText();
  const format = useFormat();
  const { employeeId, employeeNo, fullName, bank, accountNoMasked, accountName, status, replaces } = account;
  const share =
    account.sharePercent !== null
      ? `${format.number(account.sharePercent * 100)} %`
      : account.shareAmount !== null
        ? format.money(account.shareAmount)
        : undefined;
  const details = [
    accountName === fullName ? undefined : accountName,
    share,
    t("imports.from", { date: format.date(account.effectiveFrom) }),
  ];
  return (
    <ListRow
      css={{ gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 2fr) minmax(0, 3fr) minmax(0, 1fr)" } }}
    >
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        <Link
          to="/companies/$companyId/employees/$employeeId"
          params={{ companyId, employeeId }}
          search={{ tab: "pay" }}
          className={css({ fontWeight: "medium" })}
        >
          {fullName}
        </Link>
        <span className={css({ color: "text.muted", fontSize: "sm" })}>{` · ${employeeNo}`}</span>
      </span>
      <span className={css({ minW: "0", overflowWrap: "anywhere" })}>
        <span className={css({ fontVariantNumeric: "tabular-nums" })}>{`${bank} ${accountNoMasked}`}</span>
        <span className={css({ display: "block", color: "text.muted", fontSize: "sm" })}>
          {details.filter((one) => one !== undefined).join(" · ")}
          {replaces !== null && ` · ${t("imports.replaces", { account: replaces })}`}
        </span>
      </span>
      <StatusDot tone={tones[status]}>{t(`imports.account.${status}`)}</StatusDot>
    </ListRow>
  );
}
