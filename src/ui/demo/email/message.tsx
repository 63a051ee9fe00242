/** Message of a thread: sender, recipients, time, text, attachments. */
import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import type { Email, EmailAddress, EmailReply } from "#generated/demo/schema.ts";
import { Avatar } from "../../kit/avatar.tsx";
import { RelativeTime, useFormat } from "../../kit/format.tsx";
import { Tag } from "../../kit/status-dot.tsx";
import { useText } from "../../messages/use-text.ts";
import { MessageAttachments } from "./message-attachments.tsx";
import { MessageBody } from "./message-body.tsx";
import { snippetOf } from "./snippet.ts";

type AnyMessage = Email | EmailReply;

const Clipped = chakra("span", {
  base: { display: "block", minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

function Recipients({ kind, people }: { kind: "to" | "cc" | "bcc"; people: readonly EmailAddress[] }) {
  const t = useText();
  if (people.length === 0) return null;
  return (
    <>
      <chakra.dt color="text.muted">{t(`email.${kind}`)}</chakra.dt>
      <chakra.dd minW="0" overflowWrap="anywhere">
        {people.map(({ name, email }, index) => (
          <chakra.span key={email} title={email}>
            {`${index > 0 ? ", " : ""}${name}`}
          </chakra.span>
        ))}
      </chakra.dd>
    </>
  );
}

export function Message({ message, isDraft }: { message: Email; isDraft: boolean }) {
  const t = useText();
  const { from } = message;
  return (
    <chakra.div minW="0">
      <chakra.div display="flex" alignItems="flex-start" gap="3">
        <Avatar name={from.name} src={from.avatar} size={36} />
        <chakra.div flex="1" minW="0">
          <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="3">
            <chakra.span fontWeight="semibold">{from.name}</chakra.span>
            <chakra.span display="inline-flex" alignItems="baseline" gap="2">
              {isDraft && <Tag tone="warning">{t("email.draftTag")}</Tag>}
              <MessageTime value={message.time} />
            </chakra.span>
          </chakra.div>
          <Clipped color="text.muted" fontSize="sm" lineHeight="sm" title={from.email}>
            {from.email}
          </Clipped>
          <Envelope message={message} />
        </chakra.div>
      </chakra.div>
      <MessageContent message={message} />
    </chakra.div>
  );
}

function MessageTime({ value }: { value: string }) {
  return (
    <chakra.span color="text.muted" fontSize="xs" whiteSpace="nowrap">
      <RelativeTime value={value} />
    </chakra.span>
  );
}

function Envelope({ message }: { message: AnyMessage }) {
  const t = useText();
  const format = useFormat();
  return (
    <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2" fontSize="sm" lineHeight="sm">
      <Recipients kind="to" people={message.to} />
      <Recipients kind="cc" people={message.cc} />
      <Recipients kind="bcc" people={message.bcc} />
      <chakra.dt color="text.muted">{t("email.date")}</chakra.dt>
      <chakra.dd color="text.muted">{format.dateTime(message.time)}</chakra.dd>
    </chakra.dl>
  );
}

function MessageContent({ message }: { message: AnyMessage }) {
  return (
    <chakra.div pt="4" minW="0">
      <MessageBody html={message.message} />
      <MessageAttachments attachments={message.attachments} />
    </chakra.div>
  );
}

interface FoldedMessageProps {
  message: EmailReply;
  open: boolean;
  onToggle: () => void;
}

/** A reply in the thread, collapsed to one line. */
export function FoldedMessage({ message, open, onToggle }: FoldedMessageProps) {
  const id = useId();
  const { from } = message;
  return (
    <chakra.div borderWidth="1px" borderColor="border" borderRadius="card" minW="0" overflow="hidden">
      <chakra.h3>
        <chakra.button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          display="flex"
          alignItems="center"
          gap="3"
          w="full"
          minH="14"
          px="3"
          py="2"
          textAlign="start"
          cursor="pointer"
          _hover={{ bg: "hover" }}
          _focusVisible={{ outlineOffset: "-2px" }}
          onClick={onToggle}
        >
          <Avatar name={from.name} src={from.avatar} size={28} />
          <chakra.span flex="1" minW="0">
            <chakra.span display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
              <Clipped fontWeight="medium">{from.name}</Clipped>
              <MessageTime value={message.time} />
            </chakra.span>
            {!open && (
              <Clipped color="text.muted" fontSize="sm" lineHeight="sm" fontWeight="normal">
                {snippetOf(message.message)}
              </Clipped>
            )}
          </chakra.span>
          <chakra.span
            color="text.muted"
            flexShrink={0}
            rotate={open ? "180deg" : undefined}
            transition="rotate 150ms ease-out"
          >
            <ChevronDown size={16} aria-hidden />
          </chakra.span>
        </chakra.button>
      </chakra.h3>
      <chakra.div id={id} hidden={!open} px="3" pb="3" ps={{ base: "3", md: "3.25rem" }}>
        {open && (
          <>
            <Envelope message={message} />
            <MessageContent message={message} />
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}
