/** Four types; errors interrupt the screen reader, the others wait. */
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const kinds = [
  ["success", "success"],
  ["info", "info"],
  ["warning", "warning"],
  ["error", "danger"],
] as const;

export function Types() {
  const t = useText();
  return (
    <Row>
      {kinds.map(([kind, name]) => (
        <Button
          key={kind}
          onClick={() =>
            toast({
              kind,
              title: t(`showcase-dialogs.sweetAlert.kind.${name}`),
              text: t(`showcase-dialogs.sweetAlert.says.${name}`),
            })
          }
        >
          {t(`showcase-dialogs.sweetAlert.kind.${name}`)}
        </Button>
      ))}
    </Row>
  );
}
