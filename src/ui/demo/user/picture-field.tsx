/** Picture of a user: replace, remove, or reset. */
import { useEffect, useState } from "react";
import type { User } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { PictureInput } from "../../kit/picture-input.tsx";
import { useText } from "../../messages/use-text.ts";
import type { Picture } from "./form-values.ts";

/** Object URL of an unsaved picture. */
function usePreview(picture: Picture): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(picture instanceof Blob)) return setAddress(null);
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

interface PictureFieldProps {
  user: Pick<User, "fullName" | "avatar">;
  picture: Picture;
  error: string | undefined;
  onChange: (picture: Picture) => void;
}

export function PictureField({ user, picture, error, onChange }: PictureFieldProps) {
  const t = useText();
  const preview = usePreview(picture);
  const removable = picture !== "none" && (picture !== "kept" || user.avatar !== null);
  return (
    <PictureInput
      label={t("user.picture")}
      help={t("user.pictureHelp")}
      chooseLabel={t("user.pictureChange")}
      removeLabel={t("user.pictureRemove")}
      error={error}
      onChoose={onChange}
      onRemove={removable ? () => onChange("none") : undefined}
      more={
        picture !== "kept" && (
          <Button size="sm" variant="ghost" onClick={() => onChange("kept")}>
            {t("user.pictureReset")}
          </Button>
        )
      }
    >
      <Avatar name={user.fullName} src={picture === "kept" ? user.avatar : preview} size={72} />
    </PictureInput>
  );
}
