/** What the page of notifications shows, as its address says it. */
export interface NotificationsSearch {
  readonly show?: "unread";
  readonly page?: number;
}

export function readSearch({ show, page }: Record<string, unknown>): NotificationsSearch {
  const number = Number(page);
  return {
    ...(show === "unread" && { show }),
    ...(Number.isInteger(number) && number > 1 && number <= 1_000_000 && { page: number }),
  };
}

export function queryOf({ show, page = 1 }: NotificationsSearch) {
  return { page, ...(show === "unread" && { unread: true }) };
}
