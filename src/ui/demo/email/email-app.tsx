/** Layout of the mail app: folders, list, open email, compose window. */
import { css } from "#generated/styles/css/index.js";
import { Outlet, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { AppFrame } from "../../kit/app-frame.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { useUndoKey } from "../../kit/undo.ts";
import { useText } from "../../messages/use-text.ts";
import { ComposerContext, type Composer } from "./composer.ts";
import type { ComposeWindowHandle } from "./compose-window.tsx";
import { chipOf } from "./addresses.ts";
import { FolderPane } from "./folder-pane.tsx";
import { blankLetter, type Letter } from "./letter.ts";
import { onLetterRequest } from "../../layout/letter-request.ts";
import { FolderDrawerContext } from "./folder-drawer.ts";
import { useMailSearch, useSetMailSearch } from "./use-mail-search.ts";

const loadWindow = () => import("./compose-window.tsx");
const ComposeWindow = lazy(async () => ({ default: (await loadWindow()).ComposeWindow }));
const MailKeys = lazy(async () => ({ default: (await import("./mail-keys.tsx")).MailKeys }));

export function EmailApp() {
  const t = useText();
  const router = useRouter();
  const { mail: openId } = useMailSearch();
  const setSearch = useSetMailSearch();
  const [letter, setLetter] = useState<{ readonly key: number; readonly letter: Letter } | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [keys, setKeys] = useState(false);
  const window = useRef<ComposeWindowHandle>(null);
  const opened = useRef(0);

  const composer = useMemo<Composer>(
    () => ({
      preload: () => void loadWindow(),
      write: (wanted) => {
        const begin = (): void => {
          opened.current += 1;
          setLetter({ key: opened.current, letter: wanted ?? blankLetter });
        };
        if (!window.current) begin();
        else if (!wanted) window.current.show();
        else void window.current.close().then((closed) => closed && begin());
      },
    }),
    [],
  );
  useEffect(() => router.subscribe("onBeforeNavigate", () => setDrawer(false)), [router]);
  useEffect(() => onLetterRequest(({ to }) => composer.write(to && { ...blankLetter, to: [chipOf(to)] })), [composer]);
  useUndoKey();
  useShortcuts({ c: () => composer.write(), "?": () => setKeys(true) });

  return (
    <ComposerContext value={composer}>
      <FolderDrawerContext value={() => setDrawer(true)}>
        <AppFrame name="mail" title={t("shell.area.email")}>
          <div
            className={css({
              display: "grid",
              h: "full",
              gridTemplateColumns: "minmax(0, 1fr)",
              "@container mail (min-width: 42rem)": { gridTemplateColumns: "18rem minmax(0, 1fr)" },
              "@container mail (min-width: 57rem)": { gridTemplateColumns: "12rem 21rem minmax(0, 1fr)" },
              "@container mail (min-width: 72rem)": { gridTemplateColumns: "13rem 25rem minmax(0, 1fr)" },
              "& > *": { minW: "0", minH: "0" },
            })}
          >
            <div
              className={css({
                display: "none",
                overflowY: "auto",
                borderInlineEndWidth: "1px",
                borderColor: "border",
                "@container mail (min-width: 57rem)": { display: "block" },
              })}
            >
              <FolderPane onCompose={() => composer.write()} onShortcuts={() => setKeys(true)} />
            </div>
            <Outlet />
          </div>
        </AppFrame>
        <Dialog open={drawer} side="start" width="16rem" title={t("email.folders")} onClose={() => setDrawer(false)}>
          <div className={css({ mx: "-5", mb: "-5" })}>
            <FolderPane
              onCompose={() => {
                setDrawer(false);
                composer.write();
              }}
              onShortcuts={() => {
                setDrawer(false);
                setKeys(true);
              }}
            />
          </div>
        </Dialog>
        {letter && (
          <Suspense>
            <ComposeWindow
              key={letter.key}
              ref={window}
              letter={letter.letter}
              onClosed={() => setLetter(null)}
              // A draft that was sent or discarded is no longer in the list.
              onDraftGone={(draftId) => draftId === openId && setSearch({ mail: undefined }, true)}
            />
          </Suspense>
        )}
        {keys && (
          <Suspense>
            <MailKeys onClose={() => setKeys(false)} />
          </Suspense>
        )}
      </FolderDrawerContext>
    </ComposerContext>
  );
}
