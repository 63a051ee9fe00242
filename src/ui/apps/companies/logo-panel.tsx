/** The logo of a company: shown, chosen, taken away. */
import { chakra } from "@chakra-ui/react";
import { Image as ImageIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useGetCompanyLogo, useUpdateCompanyLogo } from "#generated/hrms/hooks/companies.ts";
import type { Row } from "../../areas/area.ts";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { problemText } from "../../kit/problem.ts";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { dataAddress, largestPicture, pictureKinds, squarePicture } from "../../kit/square-picture.ts";
import { ErrorState } from "../../kit/states.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";

/** Small enough for the head of a letter, and for the contract. */
const side = 256;

export function LogoPanel({ row }: { row: Row }) {
  const t = useText();
  const mayChange = useAbility().can("update", "companies") && row.status !== "archived";
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | undefined>();
  const path = { companyId: row.id };
  const { data, error, refetch } = useGetCompanyLogo({ path });
  const { mutateAsync: save, isPending } = useUpdateCompanyLogo();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton h="44" maxW="form" />
      </Loading>
    );
  }
  const put = async (logo: string | null): Promise<void> => {
    try {
      await save({ path, body: { logo } });
      toast({ text: t(logo === null ? "companies.logoRemoved" : "companies.logoSaved") });
    } catch (failure) {
      setRefused(problemText(t, failure));
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefused(undefined);
    if (!pictureKinds.includes(file.type)) return setRefused(t("user.pictureKind"));
    if (file.size > largestPicture) return setRefused(t("user.pictureSize"));
    const picture = await squarePicture(file, side).catch(() => null);
    if (picture === null) return setRefused(t("user.pictureBroken"));
    await put(await dataAddress(picture));
  };
  const name = String(row["company_name"]);
  return (
    <Card padded maxW="form">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="5">
        <chakra.div w="28" h="28" flexShrink={0} display="grid" placeItems="center" borderWidth="1px" borderColor="border" borderRadius="card" overflow="hidden" color="text.muted" bg="inset">
          {data.logo === null ? <ImageIcon size={32} strokeWidth={1.25} aria-hidden /> : <chakra.img src={data.logo} alt={t("companies.logoOf", { name })} w="full" h="full" objectFit="contain" />}
        </chakra.div>
        <chakra.div flex="1 1 14rem" display="grid" gap="2">
          {data.logo === null && <chakra.p fontWeight="medium">{t("companies.logoNone")}</chakra.p>}
          <chakra.p color="text.muted">{t("companies.logoText")}</chakra.p>
          {mayChange && (
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button loading={isPending} onClick={() => input.current?.click()}>
                {t("companies.logoChoose")}
              </Button>
              {data.logo !== null && (
                <Button variant="ghost" disabled={isPending} onClick={() => void put(null)}>
                  {t("companies.logoRemove")}
                </Button>
              )}
            </chakra.div>
          )}
          <chakra.p role="alert" color="danger.text" fontSize="sm" lineHeight="sm">
            {refused}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("companies.logoChoose")}
        accept={pictureKinds.join(",")}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file again is a choice too.
          event.target.value = "";
        }}
      />
    </Card>
  );
}
