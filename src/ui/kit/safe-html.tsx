/** Shows foreign HTML; pictures from other servers stay out until somebody allows them. */
import { useMemo } from "react";
import { Prose } from "./prose.tsx";
import { sanitize, type SafeMarkup } from "./sanitize.ts";

export function useSafeMarkup(html: string, remoteImages = false): SafeMarkup {
  return useMemo(() => sanitize(html, remoteImages), [html, remoteImages]);
}

type SafeHtmlProps = Omit<React.ComponentProps<typeof Prose>, "children" | "dangerouslySetInnerHTML"> & {
  markup: SafeMarkup;
};

/** Takes what `useSafeMarkup` gives, so nothing unclean can be handed over by mistake. */
export function SafeHtml({ markup, ...rest }: SafeHtmlProps) {
  return <Prose {...rest} dangerouslySetInnerHTML={{ __html: markup.html }} />;
}
