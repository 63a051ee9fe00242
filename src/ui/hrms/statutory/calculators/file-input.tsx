/** Text of a file, selected or pasted. */
import { css } from "#generated/styles/css/index.js";
import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { Textarea } from "../../../kit/input.tsx";
import type { ControlProps } from "../../../form/spec.ts";
import { useText } from "../../../messages/use-text.ts";

/** One character per byte, so that columns keep their positions. */
const encoding = "latin1";

export function FileInput({ value: given, onChange }: ControlProps) {
  const value = typeof given === "string" ? given : "";
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  // Text areas normalise line endings, so remember the file's own.
  const [lineEnds, setLineEnds] = useState<string>("\r\n");
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const text = new TextDecoder(encoding).decode(await file.arrayBuffer());
    setName(file.name);
    setLineEnds(/\r\n/.test(text) ? "\r\n" : "\n");
    onChange(text === "" ? null : text);
  };
  return (
    <div className={css({ display: "grid", gap: "2" })}>
      <Textarea
        rows={8}
        wrap="off"
        spellCheck={false}
        css={{ fontFamily: "mono", fontSize: "xs" }}
        value={value.replaceAll("\r\n", "\n")}
        onChange={(event) => {
          const text = event.target.value.replaceAll("\n", lineEnds);
          onChange(text === "" ? null : text);
        }}
      />
      <div className={css({ display: "flex", alignItems: "center", gap: "3", minW: "0" })}>
        <Button size="sm" onClick={() => input.current?.click()}>
          <FileUp size={16} aria-hidden />
          {t("calculators.chooseFile")}
        </Button>
        <span
          className={css({
            color: "text.muted",
            minW: "0",
            overflow: "hidden",
            textOverflow: "ellipsis",
            whiteSpace: "nowrap",
          })}
          title={name}
        >
          {name}
        </span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("calculators.chooseFile")}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
