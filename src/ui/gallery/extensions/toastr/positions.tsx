/** Six positions of the window. */
import { useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import { Options, Select } from "#src/ui/kit/select.tsx";
import { toast, toastPlaces } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Positions() {
  const t = useText();
  const [place, setPlace] = useState<(typeof toastPlaces)[number]>("top-end");
  return (
    <Row>
      <Select
        aria-label={t("showcase-dialogs.toastr.place")}
        frameCss={{ w: "56" }}
        value={place}
        onChange={({ target }) => setPlace(toastPlaces.find((each) => each === target.value) ?? "top-end")}
      >
        <Options values={toastPlaces} label={(each) => t(`showcase-dialogs.toastr.place.${each}`)} />
      </Select>
      <Button onClick={() => toast({ kind: "info", place, text: t(`showcase-dialogs.toastr.place.${place}`) })}>
        {t("showcase-dialogs.open")}
      </Button>
    </Row>
  );
}
