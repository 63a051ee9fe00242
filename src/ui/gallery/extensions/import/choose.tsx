/** Drop zone for a sheet, and a sample for those who have none. */
import { DropZone } from "#src/ui/kit/files/drop-zone.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { FieldNotes } from "#src/ui/kit/field.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const limits = { accept: ".csv,.xlsx", maxBytes: 5_000_000 };

interface ChooseProps {
  sample: string;
  unreadable: string | undefined;
  onFile: (file: File | undefined) => void;
}

export function Choose({ sample, unreadable, onFile }: ChooseProps) {
  const t = useText();
  return (
    <>
      <DropZone label={t("showcase-data.import.choose")} limits={limits} onFiles={([file]) => onFile(file)} />
      <div role="alert">
        <FieldNotes
          id="unreadable"
          error={unreadable && t("showcase-data.import.unreadable", { name: unreadable })}
          help={null}
        />
      </div>
      <div>
        <Button size="sm" onClick={() => onFile(new File([sample], "sample.csv", { type: "text/csv" }))}>
          {t("showcase-data.import.sample")}
        </Button>
      </div>
    </>
  );
}
