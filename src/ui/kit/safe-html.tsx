/** Renders untrusted HTML; remote images are blocked until the user allows them. */
import { useMemo } from "react";
import { Prose } from "./prose.tsx";
import { sanitize, type SafeMarkup } from "./sanitize.ts";

export function useSafeMarkup(html: string, remoteImages = false): SafeMarkup {
  return useMemo(() => sanitize(html, remoteImages), [html, remoteImages]);
}

type SafeHtmlProps = Omit<React.ComponentProps<typeof Prose>, "children" | "dangerouslySetInnerHTML"> & {
  markup: SafeMarkup;
};

/** Only accepts the result of `useSafeMarkup`, so unsanitised HTML cannot be passed. */
export function SafeHtml({ markup, ...rest }: SafeHtmlProps) {
  return <Prose {...rest} dangerouslySetInnerHTML={{ __html: markup.html }} />;
}
