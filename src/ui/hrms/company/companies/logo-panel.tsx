/** Logo of a company: show, replace, remove. */
import { css } from "#generated/styles/css/index.js";
import { Image as ImageIcon } from "lucide-react";
import { useState } from "react";
import { useGetCompanyLogo, useUpdateCompanyLogo } from "#generated/hrms/hooks/companies.ts";
import type { Row } from "../../../crud/area.ts";
import { Card } from "../../../kit/card.tsx";
import { PictureInput } from "../../../kit/picture-input.tsx";
import { problemText } from "../../../kit/problem.ts";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { toDataUrl } from "../../../kit/square-picture.ts";
import { ErrorState } from "../../../kit/states.tsx";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

/** Small enough for letterheads and the contract's limit. */
const side = 256;

export function LogoPanel({ row }: { row: Row }) {
  const t = useText();
  const mayChange = useAbility().can("update", "companies") && row.status !== "archived";
  const [fault, setFault] = useState<string>();
  const path = { companyId: row.id };
  const { data, error, refetch } = useGetCompanyLogo({ path });
  const { mutateAsync: save, isPending } = useUpdateCompanyLogo();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Card padded className={css({ maxW: "form" })}>
          <Skeleton css={{ my: "0", w: "28", h: "28" }} />
        </Card>
      </Loading>
    );
  }
  const put = async (logo: string | null): Promise<void> => {
    setFault(undefined);
    try {
      await save({ path, body: { logo } });
      toast({ text: t(logo === null ? "companies.logoRemoved" : "companies.logoSaved") });
    } catch (failure) {
      setFault(problemText(t, failure));
    }
  };
  const name = String(row["company_name"]);
  return (
    <Card padded className={css({ maxW: "form" })}>
      <PictureInput
        label={t(data.logo === null ? "companies.logoNone" : "companies.logo")}
        help={t("companies.logoText")}
        chooseLabel={t("companies.logoChoose")}
        removeLabel={t("companies.logoRemove")}
        side={side}
        error={fault}
        busy={isPending}
        disabled={!mayChange}
        onChoose={async (picture) => put(await toDataUrl(picture))}
        onRemove={data.logo === null ? undefined : () => put(null)}
      >
        <div
          className={css({
            w: "28",
            h: "28",
            flexShrink: 0,
            display: "grid",
            placeItems: "center",
            borderWidth: "1px",
            borderColor: "border",
            borderRadius: "card",
            overflow: "hidden",
            color: "text.muted",
            bg: "inset",
          })}
        >
          {data.logo === null ? (
            <ImageIcon size={32} strokeWidth={1.25} aria-hidden />
          ) : (
            <img
              className={css({ w: "full", h: "full", objectFit: "contain" })}
              src={data.logo}
              alt={t("companies.logoOf", { name })}
            />
          )}
        </div>
      </PictureInput>
    </Card>
  );
}
