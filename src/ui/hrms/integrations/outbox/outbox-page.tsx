/** The mails of a sample server, newest first: codes and links to try, found by address, subject or text. */
import { chakra } from "@chakra-ui/react";
import { keepPreviousData } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useListOutboxMails } from "#generated/hrms/hooks/outbox.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { DocumentTitle } from "../../../kit/document-title.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { statusOf } from "../../../kit/problem.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch, State } from "../../../kit/states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { Brand } from "../../../layout/brand.tsx";
import { OutboxSearchForm } from "./outbox-search-form.tsx";
import { MailCard } from "./mail-card.tsx";

export interface OutboxSearch {
  q?: string | undefined;
  page?: number | undefined;
}

export function OutboxPage({ search, onSearch }: { search: OutboxSearch; onSearch: (search: OutboxSearch) => void }) {
  const t = useText();
  const { q, page = 1 } = search;
  const mails = useListOutboxMails(
    { query: { page, ...(q && { q }) } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const { data, error } = mails;
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1;
  return (
    <chakra.main w="full" maxW="44rem" mx="auto" minH="100dvh" px="4" pb="12">
      <DocumentTitle>{t("misc.outboxTitle")}</DocumentTitle>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" py="3">
        <Brand />
        <ButtonLink to="/" variant="ghost" size="sm">
          {t("common.toStart")}
        </ButtonLink>
      </chakra.div>
      <chakra.h1 fontSize="xl" lineHeight="xl" fontWeight="semibold" mt="4">
        {t("misc.outboxTitle")}
      </chakra.h1>
      <chakra.p color="text.muted" mb="4">
        {t("misc.outboxIntro")}
      </chakra.p>
      {statusOf(error) === 404 ? (
        <State drawing="lost" title={t("misc.outboxAbsent")}>
          {t("misc.outboxAbsentText")}
        </State>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void mails.refetch()} />
      ) : (
        <>
          <chakra.div display="flex" alignItems="center" gap="2" mb="3">
            <OutboxSearchForm key={q} q={q} onSearch={(text) => onSearch({ q: text || undefined })} />
            <IconButton
              label={t("misc.refresh")}
              variant="outline"
              loading={mails.isFetching && !mails.isPending}
              onClick={() => void mails.refetch()}
            >
              <RotateCw size={16} aria-hidden />
            </IconButton>
            <chakra.span role="status" ms="auto" color="text.muted" fontSize="sm" whiteSpace="nowrap">
              {data && t("misc.mailsFound", { count: data.total })}
            </chakra.span>
          </chakra.div>
          {!data ? (
            <Loading>
              <chakra.div display="grid" gap="3">
                <Skeleton h="32" my="0" />
                <Skeleton h="32" my="0" />
              </chakra.div>
            </Loading>
          ) : data.total === 0 ? (
            q ? (
              <NoMatch query={q} onClear={() => onSearch({})} />
            ) : (
              <EmptyState
                title={t("misc.outboxEmpty")}
                action={<ButtonLink to="/pages/forgot-password-v1">{t("misc.outboxAsk")}</ButtonLink>}
              >
                {t("misc.outboxEmptyText")}
              </EmptyState>
            )
          ) : (
            <chakra.ol display="grid" gap="3" aria-busy={mails.isPlaceholderData}>
              {data.items.map((mail) => (
                <MailCard key={mail.id} mail={mail} />
              ))}
            </chakra.ol>
          )}
          {last > 1 && (
            <chakra.div display="flex" justifyContent="center" gap="2" mt="4">
              <Button disabled={page <= 1} onClick={() => onSearch({ ...search, page: page - 1 })}>
                {t("misc.newer")}
              </Button>
              <Button disabled={page >= last} onClick={() => onSearch({ ...search, page: page + 1 })}>
                {t("misc.older")}
              </Button>
            </chakra.div>
          )}
        </>
      )}
    </chakra.main>
  );
}
