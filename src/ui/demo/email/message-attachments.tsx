/** Attachments of a message, downloadable if their content is available. */
import { chakra } from "@chakra-ui/react";
import { Download } from "lucide-react";
import type { EmailAttachment } from "#generated/demo/schema.ts";
import { Anchor } from "../../kit/link.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useFileSize } from "../../kit/file-size.ts";

const tile = {
  display: "flex",
  alignItems: "center",
  gap: "2.5",
  h: "12",
  px: "2.5",
  minW: "0",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "control",
} as const;

function Tile({ attachment: { fileName, thumbnail, size, url } }: { attachment: EmailAttachment }) {
  const t = useText();
  const sizeText = useFileSize();
  const content = (
    <>
      <chakra.img src={thumbnail} alt="" boxSize="7" flexShrink={0} />
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" truncate fontWeight="medium" title={fileName}>
          {fileName}
        </chakra.span>
        <chakra.span display="block" fontSize="xs" lineHeight="xs" color="text.muted">
          {url === "" ? `${sizeText(size)} · ${t("email.attachNameOnly")}` : sizeText(size)}
        </chakra.span>
      </chakra.span>
    </>
  );
  if (url === "") return <chakra.div {...tile}>{content}</chakra.div>;
  return (
    <Anchor {...tile} href={url} download={fileName} color="text" _hover={{ bg: "hover", textDecoration: "none" }}>
      {content}
      <chakra.span color="text.muted">
        <Download size={16} aria-hidden />
        <VisuallyHidden>{t("email.download")}</VisuallyHidden>
      </chakra.span>
    </Anchor>
  );
}

export function MessageAttachments({ attachments }: { attachments: readonly EmailAttachment[] }) {
  const t = useText();
  if (attachments.length === 0) return null;
  return (
    <chakra.ul
      aria-label={t("email.attachments")}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(14rem, 100%), 1fr))"
      gap="2"
      mt="4"
    >
      {attachments.map((attachment, index) => (
        <chakra.li key={`${index} ${attachment.fileName}`} minW="0">
          <Tile attachment={attachment} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
