/** Highlighted source code with a copy button. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../messages/use-text.ts";
import { CopyButton } from "../../kit/copy-button.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import type { Example } from "./example.ts";
import { piecesOf, type PieceKind } from "./highlight.ts";

const colors: Record<PieceKind, string | undefined> = {
  comment: "text.muted",
  string: "success.text",
  keyword: "info.text",
  tag: "accent.text",
  plain: undefined,
};

interface CodePanelProps {
  label: string;
  /** Unique accessible name of the code. */
  name: string;
  source: Example["source"];
}

export function CodePanel({ label, name, source }: CodePanelProps) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ["example-code", name],
    queryFn: async () => (await source()).trimEnd(),
    staleTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <div className={css({ px: "5", py: "4" })}>
        <Loading>
          <Skeleton css={{ w: "60%" }} />
        </Loading>
      </div>
    );
  }
  return (
    <div className={css({ position: "relative", bg: "canvas", borderEndRadius: "card" })} dir="ltr">
      <div
        className={css({
          position: "absolute",
          insetBlockStart: "2",
          insetInlineEnd: "2",
          bg: "canvas",
          borderRadius: "control",
        })}
      >
        <CopyButton text={data} label={t("tools.copyCode")} done={t("tools.codeCopied")} />
      </div>
      <pre
        className={css({
          maxH: "26rem",
          overflow: "auto",
          px: "5",
          py: "4",
          fontFamily: "mono",
          fontSize: "xs",
          lineHeight: "1.6",
          whiteSpace: "pre",
          borderBottomRadius: "card",
          _focusVisible: { outlineOffset: "-2px" },
        })}
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <code>
          {piecesOf(data).map(({ kind, text }, index) => (
            <span key={index} className={css({ color: colors[kind] })}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
