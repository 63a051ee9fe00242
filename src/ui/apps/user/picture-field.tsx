/** The picture of a user: choose another, take it away, or go back to the one that is saved. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { User } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { Button } from "../../kit/button.tsx";
import { largestPicture, pictureKinds, squarePicture } from "../../kit/square-picture.ts";
import { useText } from "../../messages/use-text.ts";
import type { Picture } from "./form-values.ts";

/** An address for a picture that is not saved yet. */
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
  /** What the server said of it. */
  error: string | undefined;
  onChange: (picture: Picture) => void;
}

export function PictureField({ user, picture, error, onChange }: PictureFieldProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | undefined>();
  const preview = usePreview(picture);
  const told = refused ?? error;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setRefused(undefined);
    if (!pictureKinds.includes(file.type)) return setRefused(t("user.pictureKind"));
    if (file.size > largestPicture) return setRefused(t("user.pictureSize"));
    try {
      onChange(await squarePicture(file));
    } catch {
      setRefused(t("user.pictureBroken"));
    }
  };
  const choose = (next: Picture): void => {
    setRefused(undefined);
    onChange(next);
  };
  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-help ${id}-error`} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3">
      <Avatar name={user.fullName} src={picture === "kept" ? user.avatar : preview} size={72} />
      <chakra.div flex="1 1 14rem" minW="0" display="grid" gap="1.5">
        <chakra.span id={`${id}-label`} fontWeight="medium">
          {t("user.picture")}
        </chakra.span>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button name="picture" size="sm" aria-invalid={told ? true : undefined} onClick={() => input.current?.click()}>
            {t("user.pictureChange")}
          </Button>
          {picture !== "none" && (picture !== "kept" || user.avatar !== null) && (
            <Button size="sm" variant="ghost" onClick={() => choose("none")}>
              {t("user.pictureRemove")}
            </Button>
          )}
          {picture !== "kept" && (
            <Button size="sm" variant="ghost" onClick={() => choose("kept")}>
              {t("user.pictureReset")}
            </Button>
          )}
        </chakra.div>
        <chakra.p id={`${id}-help`} color="text.muted" fontSize="sm" lineHeight="sm">
          {t("user.pictureHelp")}
        </chakra.p>
        <chakra.p id={`${id}-error`} role="alert" color="danger.text" fontSize="sm" lineHeight="sm" display={told ? "flex" : "none"} gap="1.5">
          {told && <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />}
          {told}
        </chakra.p>
      </chakra.div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("user.pictureChange")}
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
