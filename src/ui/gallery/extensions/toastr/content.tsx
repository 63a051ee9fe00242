/** A list below the text. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "#src/ui/kit/button.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const lines = ["added", "changed", "rejected"] as const;

export function Content() {
  const t = useText();
  return (
    <Button
      onClick={() =>
        toast({
          durationMs: 8000,
          text: t("showcase-dialogs.toastr.imported"),
          content: (
            <ul className={css({ listStyleType: "disc", paddingInlineStart: "4", color: "text.muted" })}>
              {lines.map((line) => (
                <li key={line}>{t(`showcase-dialogs.toastr.${line}`)}</li>
              ))}
            </ul>
          ),
        })
      }
    >
      {t("showcase-dialogs.open")}
    </Button>
  );
}
