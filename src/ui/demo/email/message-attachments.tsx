/** Attachments of a message, downloadable if their content is available. */
import { css } from "#generated/styles/css/index.js";
import { Download } from "lucide-react";
import type { EmailAttachment } from "#generated/demo/schema.ts";
import { Anchor } from "../../kit/link.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useFileSize } from "../../kit/file-size.ts";

const tile = css.raw({
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  h: "12",
  px: "2.5",
  minW: "0",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "control",
});

function Tile({ attachment: { fileName, thumbnail, size, url } }: { attachment: EmailAttachment }) {
  const t = useText();
  const sizeText = useFileSize();
  const content = (
    <>
      <img className={css({ boxSize: "7", flexShrink: 0 })} src={thumbnail} alt="" />
      <span className={css({ flex: "1", minW: "0" })}>
        <span className={css({ display: "block", truncate: true, fontWeight: "medium" })} title={fileName}>
          {fileName}
        </span>
        <span className={css({ display: "block", fontSize: "xs", lineHeight: "xs", color: "text.muted" })}>
          {url === "" ? `${sizeText(size)} · ${t("email.attachNameOnly")}` : sizeText(size)}
        </span>
      </span>
    </>
  );
  if (url === "") return <div className={css(tile)}>{content}</div>;
  return (
    <Anchor
      href={url}
      download={fileName}
      className={css(tile, { color: "text", _hover: { bg: "hover", textDecoration: "none" } })}
    >
      {content}
      <span className={css({ color: "text.muted" })}>
        <Download size={16} aria-hidden />
        <VisuallyHidden>{t("email.download")}</VisuallyHidden>
      </span>
    </Anchor>
  );
}

export function MessageAttachments({ attachments }: { attachments: readonly EmailAttachment[] }) {
  const t = useText();
  if (attachments.length === 0) return null;
  return (
    <ul
      className={css({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
        gap: "2",
        mt: "4",
      })}
      aria-label={t("email.attachments")}
    >
      {attachments.map((attachment, index) => (
        <li key={`${index} ${attachment.fileName}`} className={css({ minW: "0" })}>
          <Tile attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}
