/** Dialog with the name and format of a file; saves it. */
import { useState } from "react";
import type { CsvCell } from "#src/domain/shared/csv.ts";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { downloadFile } from "../../kit/download.ts";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { RadioGroup } from "../../kit/radio.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { fileNameOf, sheetFormats, writeSheet, type SheetFormat } from "./write-sheet.ts";

interface ExportFormProps {
  name: string;
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  onClose: () => void;
}

export function ExportForm({ name, header, rows, onClose }: ExportFormProps) {
  const t = useText();
  const [text, setText] = useState(name);
  const [format, setFormat] = useState<SheetFormat>("csv");
  const [sent, setSent] = useState(false);
  const base = fileNameOf(text);
  return (
    <DialogForm
      title={t("showcase-data.export.open")}
      action={t("showcase-data.export.open")}
      width="26rem"
      onClose={onClose}
      onSubmit={() => {
        setSent(true);
        if (base === "") return;
        const { content, type } = writeSheet(format, header, rows);
        downloadFile(`${base}.${format}`, content, type);
        toast({ text: t("showcase-data.export.saved", { file: `${base}.${format}` }) });
        onClose();
      }}
    >
      <Field
        label={t("showcase-data.export.name")}
        required
        error={sent && base === "" ? t("showcase-data.export.nameWrong") : undefined}
      >
        <Input value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </Field>
      <RadioGroup
        label={t("showcase-data.export.format")}
        value={format}
        onChange={setFormat}
        options={sheetFormats.map((value) => ({ value, label: t(`showcase-data.export.format.${value}`) }))}
      />
    </DialogForm>
  );
}
