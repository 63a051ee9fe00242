/** Verifies the hash chain of the audit log. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { checkAuditChainOptions } from "#generated/hrms/hooks/audit-events.ts";
import type { AuditChain } from "#generated/hrms/schema.ts";
import { Alert } from "../../../kit/alert.tsx";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { problemText } from "../../../kit/problem.ts";
import { useText } from "../../../messages/use-text.ts";

function Verdict({ chain: { holds, events, head, brokenAt, fault } }: { chain: AuditChain }) {
  const t = useText();
  return (
    <Alert
      tone={holds ? "success" : "danger"}
      live="status"
      title={holds ? t("audit-log.holds", { events }) : t("audit-log.broken", { at: brokenAt ?? 0 })}
    >
      {fault && t(`audit-log.fault.${fault}`)}
      {head !== "" && (
        <p className={css({ mt: "1", fontSize: "sm", lineHeight: "sm", overflowWrap: "anywhere" })}>
          {`${t("audit-log.head")}: ${head}`}
        </p>
      )}
    </Alert>
  );
}

export function ChainCard() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({ ...checkAuditChainOptions(), enabled: false });
  return (
    <Card padded className={css({ w: { base: "full", "2xl": "14rem" }, flexShrink: "0", display: "grid", gap: "3" })}>
      <CardTitle>{t("audit-log.chain")}</CardTitle>
      <p className={css({ color: "text.muted" })}>{t("audit-log.chainText")}</p>
      <div>
        <Button loading={isFetching} onClick={() => void refetch()}>
          <Link2 size={16} aria-hidden />
          {t("audit-log.check")}
        </Button>
      </div>
      {data && !isFetching && <Verdict chain={data} />}
      {error && !isFetching && (
        <Alert tone="danger" live="alert">
          {problemText(t, error)}
        </Alert>
      )}
    </Card>
  );
}
