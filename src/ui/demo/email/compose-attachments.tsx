/** Attachment picker with file sizes and removal. */
import { css } from "#generated/styles/css/index.js";
import { Paperclip, X } from "lucide-react";
import { useRef } from "react";
import type { EmailAttachmentInput } from "#generated/demo/schema.ts";
import { toast } from "../../kit/toast.ts";
import { ToolButton } from "../../kit/tool-button.tsx";
import { useText } from "../../messages/use-text.ts";
import { useFileSize } from "../../kit/file-size.ts";
import { longestContent, maxAttachments } from "./letter.ts";

type Attachments = readonly EmailAttachmentInput[];

const largest = 100_000_000;

function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}

/** Small files are sent with content, larger ones with name and size only. */
async function attachmentOf(file: File): Promise<EmailAttachmentInput> {
  const known = { fileName: file.name.slice(0, 200), size: file.size };
  if (file.size > longestContent * 0.75) return known;
  const url = await contentOf(file);
  return url.length > longestContent ? known : { ...known, url };
}

export function AttachButton({
  attachments,
  onChange,
}: {
  attachments: Attachments;
  onChange: (attachments: Attachments) => void;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const add = async (files: readonly File[]): Promise<void> => {
    const fitting = files.filter(({ size }) => size <= largest).slice(0, maxAttachments - attachments.length);
    if (fitting.length < files.length)
      toast({ kind: "error", text: t("email.attachLimit", { limit: maxAttachments }) });
    if (fitting.length === 0) return;
    const read = await Promise.all(fitting.map(attachmentOf));
    onChange([...attachments, ...read]);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <ToolButton label={t("email.attach")} onClick={() => input.current?.click()}>
        <Paperclip size={16} aria-hidden />
      </ToolButton>
    </>
  );
}

export function ComposeAttachments({
  attachments,
  onChange,
}: {
  attachments: Attachments;
  onChange: (attachments: Attachments) => void;
}) {
  const t = useText();
  const size = useFileSize();
  if (attachments.length === 0) return null;
  return (
    <ul
      className={css({ display: "grid", gap: "1", px: "4", py: "2", maxH: "8rem", overflowY: "auto", flexShrink: 0 })}
      aria-label={t("email.attachments")}
    >
      {attachments.map((attachment, index) => (
        <li
          key={`${index} ${attachment.fileName}`}
          className={css({
            display: "flex",
            alignItems: "center",
            gap: "2",
            minH: "8",
            px: "2.5",
            bg: "inset",
            borderRadius: "control",
            fontSize: "sm",
          })}
        >
          <Paperclip size={14} aria-hidden style={{ flexShrink: 0 }} />
          <span className={css({ minW: "0", truncate: true })} title={attachment.fileName}>
            {attachment.fileName}
          </span>
          <span className={css({ color: "text.muted", whiteSpace: "nowrap" })}>{size(attachment.size)}</span>
          {attachment.url === undefined && (
            <span className={css({ color: "warning.text", fontSize: "xs" })}>{t("email.attachNameOnly")}</span>
          )}
          <ToolButton
            label={t("email.attachRemove", { name: attachment.fileName })}
            onClick={() => onChange(attachments.filter((each) => each !== attachment))}
            className={css({ h: "6!", minW: "6!", marginInlineStart: "auto" })}
          >
            <X size={14} aria-hidden />
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}
