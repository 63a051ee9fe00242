/** Compose button, folders with counts, and labels. */
import { css } from "#generated/styles/css/index.js";
import { useParams } from "@tanstack/react-router";
import { Keyboard, PenLine } from "lucide-react";
import { Button } from "../../kit/button.tsx";
import { useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { SideEntry, SideHeading } from "../../kit/side-entry.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.tsx";
import { useText } from "../../messages/use-text.ts";
import { useComposer } from "./composer.ts";
import { folderIcons } from "./folder-icons.ts";
import { LabelDot } from "./label-dot.tsx";
import { useMailCounts } from "./mail-data.ts";
import { addressOf, folders, labels, type Folder } from "./mailbox-view.ts";

export function FolderPane({ onCompose, onShortcuts }: { onCompose: () => void; onShortcuts: () => void }) {
  const t = useText();
  const format = useFormat();
  const { preload } = useComposer();
  const params = useParams({ strict: false });
  const counts = useMailCounts();
  const countOf = (folder: Folder): number =>
    folder === "inbox" || folder === "draft" || folder === "spam" ? (counts?.[folder] ?? 0) : 0;
  const current = (here: boolean) => (here ? ({ "aria-current": "page" } as const) : {});
  return (
    <div className={css({ display: "flex", flexDirection: "column", minH: "full", p: "3", gap: "4" })}>
      <Button
        variant="solid"
        size="lg"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={onCompose}
        className={css({ w: "full" })}
      >
        <PenLine size={16} aria-hidden />
        {t("email.compose")}
      </Button>
      <nav className={css({ flex: "1" })} aria-label={t("email.folders")}>
        <ul className={css({ display: "grid", gap: "1px" })}>
          {folders.map((folder) => {
            const Icon = folderIcons[folder];
            const count = countOf(folder);
            return (
              <li key={folder}>
                <Link
                  to={addressOf({ folder })}
                  quiet
                  {...current(params.folder === folder)}
                  className={css({ display: "block" })}
                >
                  <SideEntry
                    icon={<Icon size={16} aria-hidden />}
                    end={
                      count > 0 && (
                        <>
                          <span aria-hidden>{format.number(count)}</span>
                          <VisuallyHidden>
                            {t(folder === "draft" ? "email.draftCount" : "email.unreadCount", { count })}
                          </VisuallyHidden>
                        </>
                      )
                    }
                  >
                    {t(`email.folder.${folder}`)}
                  </SideEntry>
                </Link>
              </li>
            );
          })}
        </ul>
        <SideHeading>{t("email.labels")}</SideHeading>
        <ul className={css({ display: "grid", gap: "1px" })}>
          {labels.map((label) => (
            <li key={label}>
              <Link
                to={addressOf({ label })}
                quiet
                {...current(params.label === label)}
                className={css({ display: "block" })}
              >
                <SideEntry icon={<LabelDot label={label} />}>{t(`email.label.${label}`)}</SideEntry>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Button
        variant="ghost"
        size="sm"
        onClick={onShortcuts}
        className={css({ justifyContent: "flex-start", gap: "2.5", fontWeight: "normal" })}
      >
        <Keyboard size={16} aria-hidden />
        {t("email.shortcuts")}
      </Button>
    </div>
  );
}
