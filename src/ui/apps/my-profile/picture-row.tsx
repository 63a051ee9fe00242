/** One's own picture: chosen, cut to a small square and saved at once; or removed. */
import { chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { useUpdateMyPicture } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { problemText } from "../../kit/problem.ts";
import { dataAddress, largestPicture, pictureKinds, squarePicture } from "../../kit/square-picture.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { useOwnProfile } from "./use-own-profile.ts";

/** Twice what is shown at most, and still small enough to travel with each sign-in. */
const side = 144;

export function PictureRow({ profile }: { profile: MyProfile }) {
  const t = useText();
  const id = useId();
  const show = useOwnProfile();
  const input = useRef<HTMLInputElement>(null);
  const { mutateAsync: save, isPending } = useUpdateMyPicture();
  const [fault, setFault] = useState<string>();
  const send = async (picture: string | null): Promise<void> => {
    try {
      show(await save({ body: { picture } }));
      toast({ text: t("my-profile.saved") });
    } catch (error) {
      setFault(problemText(t, error));
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setFault(undefined);
    if (!pictureKinds.includes(file.type) || file.size > largestPicture) return setFault(t("my-profile.pictureWrong"));
    const square = await squarePicture(file, side).then(dataAddress, () => undefined);
    if (square === undefined) return setFault(t("my-profile.pictureWrong"));
    await send(square);
  };
  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
      <Avatar name={profile.fullName} src={profile.avatar} size={72} />
      <chakra.div flex="1 1 14rem" minW="0" display="grid" gap="1.5">
        <chakra.span id={`${id}-label`} fontWeight="medium">
          {t("my-profile.picture")}
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" loading={isPending} onClick={() => input.current?.click()}>
            {t("my-profile.pictureChange")}
          </Button>
          {profile.avatar !== null && (
            <Button size="sm" variant="ghost" disabled={isPending} onClick={() => void send(null)}>
              {t("my-profile.pictureRemove")}
            </Button>
          )}
        </chakra.div>
        <chakra.p id={`${id}-help`} color="text.muted" fontSize="sm" lineHeight="sm">
          {t("my-profile.pictureHelp")}
        </chakra.p>
        <chakra.p id={`${id}-error`} role="alert" color="danger.text" fontSize="sm" lineHeight="sm">
          {fault}
        </chakra.p>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("my-profile.pictureChange")}
        accept={pictureKinds.join(",")}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file again is a choice too.
          event.target.value = "";
        }}
      />
    </chakra.div>
  );
}
