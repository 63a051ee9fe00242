/** Bookmarks, cart and background tasks opened from the account menu where the navbar has no room. */
import { Dialog } from "../kit/dialog.tsx";
import { useText } from "../messages/use-text.ts";
import { TasksPanel } from "./background-tasks/tasks-panel.tsx";
import { BookmarksPanel } from "./bookmarks/bookmarks-panel.tsx";
import { useBookmarks } from "./bookmarks/use-bookmarks.ts";
import { CartPanel } from "./cart/cart-panel.tsx";

export type SmallPanel = "bookmarks" | "cart" | "backgroundTasks";

function Bookmarks({ onClose }: { onClose: () => void }) {
  return <BookmarksPanel list={useBookmarks()} onClose={onClose} />;
}

export function SmallPanels({ panel, onClose }: { panel: SmallPanel; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog open title={t(`shell.${panel}`)} onClose={onClose}>
      {panel === "bookmarks" && <Bookmarks onClose={onClose} />}
      {panel === "cart" && <CartPanel titled={false} onClose={onClose} />}
      {panel === "backgroundTasks" && <TasksPanel onClose={onClose} />}
    </Dialog>
  );
}
