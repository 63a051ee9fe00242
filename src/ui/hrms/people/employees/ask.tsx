/** Where people look at their own record: what they may not change themselves, they ask for. */
import { MessageSquarePlus } from "lucide-react";
import { createContext, useContext } from "react";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RecordKind } from "./records/record-kind.ts";

/** A part of the record, or one of its lists: a record of it that is to change, or none for a new one. */
export type Asked =
  | { readonly part: "person" | "contact" | "identity" }
  | { readonly kind: RecordKind; readonly row: Row | undefined };

/** Opens the form for it; none where nothing can be asked for. */
export const AskChange = createContext<((asked: Asked) => void) | undefined>(undefined);

interface AskButtonProps {
  asked: Asked;
  /** What would change. */
  of: string;
}

export function AskButton({ asked, of }: AskButtonProps) {
  const t = useText();
  const ask = useContext(AskChange);
  if (!ask) return null;
  const isNew = "kind" in asked && !asked.row;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${t(isNew ? "change-requests.askNew" : "change-requests.ask")}: ${of}`}
      onClick={() => ask(asked)}
    >
      <MessageSquarePlus size={16} aria-hidden />
      {t(isNew ? "change-requests.askNew" : "change-requests.ask")}
    </Button>
  );
}
