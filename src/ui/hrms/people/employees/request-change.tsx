/** Lets employees request changes to parts of their own record that they may not edit. */
import { MessageSquarePlus } from "lucide-react";
import { createContext, useContext } from "react";
import type { Row } from "../../../crud/area.ts";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";
import type { RecordKind } from "./records/record-kind.ts";

/** A section of the record, or a record of a list; without a row the request is for a new record. */
export type ChangeTarget =
  | { readonly part: "person" | "contact" | "identity" }
  | { readonly kind: RecordKind; readonly row: Row | undefined };

/** Opens the request form; undefined where requests are not available. */
export const ChangeRequestContext = createContext<((target: ChangeTarget) => void) | undefined>(undefined);

interface RequestChangeButtonProps {
  target: ChangeTarget;
  /** Name of what would change, for the accessible label. */
  of: string;
}

export function RequestChangeButton({ target, of }: RequestChangeButtonProps) {
  const t = useText();
  const request = useContext(ChangeRequestContext);
  if (!request) return null;
  const isNew = "kind" in target && !target.row;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${t(isNew ? "change-requests.askNew" : "change-requests.ask")}: ${of}`}
      onClick={() => request(target)}
    >
      <MessageSquarePlus size={16} aria-hidden />
      {t(isNew ? "change-requests.askNew" : "change-requests.ask")}
    </Button>
  );
}
