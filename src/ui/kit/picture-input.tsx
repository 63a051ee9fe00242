/** Picture that can be replaced or removed, with file errors. */
import { chakra } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { usePictureFile } from "./use-picture-file.tsx";

interface PictureInputProps {
  label: string;
  help: string;
  chooseLabel: string;
  removeLabel: string;
  children: ReactNode;
  /** Size of the resulting square, in px. */
  side?: number;
  error?: string | undefined;
  busy?: boolean;
  disabled?: boolean;
  onChoose: (picture: Blob) => void | Promise<void>;
  /** Undefined if there is nothing to remove. */
  onRemove?: (() => void | Promise<void>) | undefined;
  more?: ReactNode;
}

export function PictureInput({
  label,
  help,
  chooseLabel,
  removeLabel,
  children,
  side,
  error,
  busy = false,
  disabled = false,
  onChoose,
  onRemove,
  more,
}: PictureInputProps) {
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const { input, choose } = usePictureFile({
    label: chooseLabel,
    ...(side !== undefined && { side }),
    onPicture: onChoose,
    onRefused: setRefused,
  });
  const message = refused ?? error;
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help ${id}-error`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="3"
    >
      {children}
      <chakra.div flex="1 1 14rem" minW="0" display="grid" gap="1.5">
        <chakra.span id={`${id}-label`} fontWeight="medium">
          {label}
        </chakra.span>
        {!disabled && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button name="picture" size="sm" loading={busy} aria-invalid={message ? true : undefined} onClick={choose}>
              {chooseLabel}
            </Button>
            {onRemove && (
              <Button
                size="sm"
                variant="ghost"
                disabled={busy}
                onClick={() => {
                  setRefused(undefined);
                  void onRemove();
                }}
              >
                {removeLabel}
              </Button>
            )}
            {more}
          </chakra.div>
        )}
        <chakra.p id={`${id}-help`} color="text.muted" fontSize="sm" lineHeight="sm">
          {help}
        </chakra.p>
        <chakra.p
          id={`${id}-error`}
          role="alert"
          color="danger.text"
          fontSize="sm"
          lineHeight="sm"
          display={message ? "flex" : "none"}
          gap="1.5"
        >
          {message && <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 1 }} />}
          {message}
        </chakra.p>
      </chakra.div>
      {input}
    </chakra.div>
  );
}
