/** Actions of a rate set that is not active: delete, review, return, activate. */
import { css } from "#generated/styles/css/index.js";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BookCheck, Check, Trash2, Undo2 } from "lucide-react";
import type { RateReview, RateSet } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { reasonsOf } from "./fault-text.ts";
import type { RateApi } from "./rate-api.ts";

/** What the account may do with drafts. */
export interface RateRights {
  readonly edit: boolean;
  readonly review: boolean;
  readonly activate: boolean;
}

interface VersionActionsProps {
  api: RateApi;
  set: RateSet;
  may: RateRights;
  onDelete: () => void;
  onActivate: () => void;
}

export function VersionActions({ api, set, may, onDelete, onActivate }: VersionActionsProps) {
  const t = useText();
  const { status, reviewedByMe } = set;
  return (
    <>
      {may.edit && status === "draft" && (
        <Button onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
          {t("rates.throwAway")}
        </Button>
      )}
      {may.review && (status === "reviewed" || (status === "draft" && reviewedByMe)) && (
        <ReviewButton api={api} set={set} verdict="returned">
          <Undo2 size={16} aria-hidden />
          {t(status === "reviewed" ? "rates.return" : "rates.takeReviewBack")}
        </ReviewButton>
      )}
      {may.review && status === "draft" && !reviewedByMe && (
        <ReviewButton api={api} set={set} verdict="confirmed">
          <BookCheck size={16} aria-hidden />
          {t("rates.review")}
        </ReviewButton>
      )}
      {may.activate && status === "reviewed" && (
        <Button variant="solid" onClick={onActivate}>
          <Check size={16} aria-hidden />
          {t("rates.activate")}
        </Button>
      )}
    </>
  );
}

function ReviewButton({
  api,
  set,
  verdict,
  children,
}: Pick<VersionActionsProps, "api" | "set"> & RateReview & { children: React.ReactNode }) {
  const t = useText();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { queryKey } = api.calls.get({ path: api.pathOf(set.id) });
  const { mutate, isPending } = useMutation(
    api.calls.review({
      onSuccess: (after) => {
        queryClient.setQueryData(queryKey, after);
        toast({ text: t(verdict === "confirmed" ? "rates.reviewNoted" : "rates.returned") });
      },
    }),
  );
  const send = (): void =>
    mutate(
      { path: api.pathOf(set.id), headers: { "If-Match": `"${set.version}"` }, body: { verdict } },
      {
        onError: (failure) => {
          void queryClient.invalidateQueries({ queryKey });
          toast({ kind: "error", text: reasonsOf(t, format, failure).join(" ") });
        },
      },
    );
  return (
    <Button variant={verdict === "confirmed" ? "solid" : "outline"} loading={isPending} onClick={send}>
      {children}
    </Button>
  );
}

/** Next step towards activation, and who has to take it. */
export function NextStep({ set: { status, reviews, reviewedByMe, madeByMe }, may }: { set: RateSet; may: RateRights }) {
  const t = useText();
  if (status !== "draft" && status !== "reviewed") return null;
  const text =
    status === "reviewed"
      ? t(madeByMe ? "rates.youMadeIt" : may.activate ? "rates.youMayActivate" : "rates.otherActivates")
      : `${t("rates.reviewsSoFar", { count: reviews.length })} ${t(reviewedByMe || !may.review ? "rates.otherReviews" : "rates.youMayReview")}`;
  return <p className={css({ color: "text.muted" })}>{text}</p>;
}
