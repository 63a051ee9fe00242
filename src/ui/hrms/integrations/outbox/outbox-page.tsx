/** Outbox of a sample server, newest first, with search. */
import { css } from "#generated/styles/css/index.js";
import { RotateCw } from "lucide-react";
import { outboxList } from "#generated/hrms/resources/outbox.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { DocumentTitle } from "../../../kit/document-title.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch, State } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAddressedList, useCleanAddress, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { Brand } from "../../../layout/brand.tsx";
import { outboxQuery } from "./outbox-query.ts";
import { OutboxSearchForm } from "./outbox-search-form.tsx";
import { MailCard } from "./mail-card.tsx";

export function OutboxPage() {
  const t = useText();
  const list = useAddressedList({ contract: outboxList, ...useListAddress() });
  useCleanAddress(list);
  const { rows, total, pageSize, error, fetching, earlier, retry } = useListAnswer(list, outboxQuery(list.state));
  const { page, q } = list.state;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <main className={css({ w: "full", maxW: "44rem", mx: "auto", minH: "100dvh", px: "4", pb: "12" })}>
      <DocumentTitle>{t("misc.outboxTitle")}</DocumentTitle>
      <div className={css({ display: "flex", alignItems: "center", justifyContent: "space-between", py: "3" })}>
        <Brand />
        <ButtonLink to="/start" variant="ghost" size="sm">
          {t("common.toStart")}
        </ButtonLink>
      </div>
      <h1 className={css({ fontSize: "xl", lineHeight: "xl", fontWeight: "semibold", mt: "4" })}>
        {t("misc.outboxTitle")}
      </h1>
      <p className={css({ color: "text.muted", mb: "4" })}>{t("misc.outboxIntro")}</p>
      {statusOf(error) === 404 ? (
        <State drawing="lost" title={t("misc.outboxAbsent")}>
          {t("misc.outboxAbsentText")}
        </State>
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <>
          <div className={css({ display: "flex", alignItems: "center", gap: "2", mb: "3" })}>
            <OutboxSearchForm key={q} q={q} onSearch={(text) => list.change({ q: text })} />
            <IconButton
              label={t("misc.refresh")}
              variant="outline"
              loading={fetching && rows !== undefined}
              onClick={retry}
            >
              <RotateCw size={16} aria-hidden />
            </IconButton>
            <span
              className={css({ ms: "auto", color: "text.muted", fontSize: "sm", whiteSpace: "nowrap" })}
              role="status"
            >
              {rows && t("misc.mailsFound", { count: total })}
            </span>
          </div>
          {!rows ? (
            <Loading>
              <div className={css({ display: "grid", gap: "3" })}>
                <Skeleton css={{ h: "32", my: "0" }} />
                <Skeleton css={{ h: "32", my: "0" }} />
              </div>
            </Loading>
          ) : total === 0 ? (
            q ? (
              <NoMatch query={q} onClear={() => list.change({ q: "" })} />
            ) : (
              <EmptyState
                title={t("misc.outboxEmpty")}
                action={<ButtonLink to="/pages/forgot-password-v1">{t("misc.outboxAsk")}</ButtonLink>}
              >
                {t("misc.outboxEmptyText")}
              </EmptyState>
            )
          ) : (
            <ol className={css({ display: "grid", gap: "3" })} aria-busy={earlier}>
              {rows.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </ol>
          )}
          {last > 1 && (
            <div className={css({ display: "flex", justifyContent: "center", gap: "2", mt: "4" })}>
              <Button disabled={page <= 1} onClick={() => list.change({ page: page - 1 })}>
                {t("misc.newer")}
              </Button>
              <Button disabled={page >= last} onClick={() => list.change({ page: page + 1 })}>
                {t("misc.older")}
              </Button>
            </div>
          )}
        </>
      )}
    </main>
  );
}
