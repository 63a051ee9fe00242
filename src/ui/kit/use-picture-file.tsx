/** Picks a picture from the device and crops it to a small square. */
import { useRef, type ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { largestPicture, pictureKinds, squarePicture } from "./square-picture.ts";

interface PictureFileProps {
  label: string;
  /** Size of the square in px. */
  side?: number;
  onPicture: (picture: Blob) => void | Promise<void>;
  /** Undefined when a new attempt starts. */
  onRefused: (reason: string | undefined) => void;
}

interface PictureFile {
  /** Hidden input to render. */
  input: ReactNode;
  choose: () => void;
}

export function usePictureFile({ label, side, onPicture, onRefused }: PictureFileProps): PictureFile {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    onRefused(undefined);
    if (!pictureKinds.includes(file.type)) return onRefused(t("crud.pictureKind"));
    if (file.size > largestPicture) return onRefused(t("crud.pictureSize"));
    const picture = await squarePicture(file, side).catch(() => undefined);
    if (picture === undefined) return onRefused(t("crud.pictureBroken"));
    await onPicture(picture);
  };
  return {
    choose: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={pictureKinds.join(",")}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // Allow choosing the same file again.
          event.target.value = "";
        }}
      />
    ),
  };
}
