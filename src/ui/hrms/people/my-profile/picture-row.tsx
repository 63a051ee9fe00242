/** The user's photo: upload with crop, or remove; saved at once. */
import { useState } from "react";
import { useUpdateMyPicture } from "#generated/hrms/hooks/my-profile.ts";
import type { MyUserInfo } from "#generated/hrms/schema.ts";
import { Avatar } from "../../../kit/avatar.tsx";
import { PictureInput } from "../../../kit/picture-input.tsx";
import { problemText } from "../../../kit/problem.ts";
import { toDataUrl } from "../../../kit/square-picture.ts";
import { toast } from "../../../kit/toast.ts";
import { useText } from "../../../messages/use-text.ts";
import { useOwnProfile } from "./use-own-profile.ts";

/** Twice the largest display size, yet small enough to be part of every session response. */
const side = 144;

export function PictureRow({ profile }: { profile: MyUserInfo }) {
  const t = useText();
  const show = useOwnProfile();
  const { mutateAsync: save, isPending } = useUpdateMyPicture();
  const [fault, setFault] = useState<string>();
  const send = async (picture: string | null): Promise<void> => {
    setFault(undefined);
    try {
      show(await save({ body: { picture } }));
      toast({ text: t("my-profile.saved") });
    } catch (error) {
      setFault(problemText(t, error));
    }
  };
  return (
    <PictureInput
      label={t("my-profile.picture")}
      help={t("my-profile.pictureHelp")}
      chooseLabel={t("my-profile.pictureChange")}
      removeLabel={t("my-profile.pictureRemove")}
      side={side}
      error={fault}
      busy={isPending}
      onChoose={async (picture) => send(await toDataUrl(picture))}
      onRemove={profile.avatar === null ? undefined : () => send(null)}
    >
      <Avatar name={profile.fullName} src={profile.avatar} size={72} />
    </PictureInput>
  );
}
