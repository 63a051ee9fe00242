/** `const t = useText()`: translates typed message keys. */
import { useCallback } from "react";
import { useIntl, type PrimitiveType } from "react-intl";
import type { MessageId } from "./catalogue.ts";

export type Text = (id: MessageId, values?: Record<string, PrimitiveType>) => string;

export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
