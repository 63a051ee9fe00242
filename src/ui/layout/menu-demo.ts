/** Demo section of the menu, nested like its specification. */
import {
  Blocks,
  ChartColumn,
  ChartPie,
  CircleAlert,
  FileText,
  KeyRound,
  LayoutGrid,
  Palette,
  PanelsTopLeft,
  Puzzle,
  Table2,
  TextCursorInput,
} from "lucide-react";
import type { AreaName, MenuEntry, MenuGroup } from "./menu.ts";

/** Creates a page entry; the subject defaults to the demo layer. */
type Page = (area: AreaName, to: string, subject?: string) => MenuEntry;

export function demoGroups(page: Page): readonly MenuGroup[] {
  /** Pages named by the last segment of their address. */
  const under = (folder: string, ...areas: readonly AreaName[]): MenuEntry[] =>
    areas.map((area) => page(area, `${folder}/${area}`));
  return [
    {
      name: "dashboards",
      icon: ChartPie,
      entries: [page("analytics", "/dashboard/analytics"), page("ecommerce", "/")],
    },
    {
      name: "apps",
      icon: LayoutGrid,
      entries: [
        ...under("/apps", "email", "chat", "todo", "calendar"),
        {
          name: "invoice",
          entries: [
            page("invoices", "/apps/invoice/list"),
            page("invoice-preview", "/apps/invoice/preview"),
            page("invoice-edit", "/apps/invoice/edit"),
            page("invoice-add", "/apps/invoice/add"),
          ],
        },
        { name: "shop", entries: under("/apps/ecommerce", "shop", "product-detail", "wishlist", "checkout") },
        {
          name: "user-pages",
          entries: [
            page("app-users", "/apps/user/list"),
            page("user-view", "/apps/user/view"),
            page("user-edit", "/apps/user/edit"),
          ],
        },
      ],
    },
    {
      name: "pages",
      icon: FileText,
      entries: [
        ...under("/pages", "account-settings", "profile", "faq", "knowledge-base", "pricing"),
        {
          name: "blog",
          entries: [
            page("blog", "/pages/blog/list"),
            page("blog-detail", "/pages/blog/detail"),
            page("blog-edit", "/pages/blog/edit"),
          ],
        },
        page("access-control", "/access-control", "ACL"),
      ],
    },
    {
      name: "ui",
      icon: Palette,
      entries: [
        page("typography", "/ui-element/typography"),
        page("colors", "/colors/colors"),
        page("icons", "/icons/reactfeather"),
        {
          name: "cards",
          entries: [
            page("cards-basic", "/cards/basic"),
            page("cards-advance", "/cards/advance"),
            page("cards-statistics", "/cards/statistics"),
            page("cards-analytics", "/cards/analytics"),
            page("cards-action", "/cards/action"),
          ],
        },
      ],
    },
    {
      name: "components",
      icon: Blocks,
      entries: [
        page("all-components", "/components"),
        ...under(
          "/components",
          "alerts",
          "auto-complete",
          "avatar",
          "badges",
          "breadcrumbs",
          "buttons",
          "carousel",
          "collapse",
          "divider",
          "dropdowns",
          "list-group",
          "media-objects",
          "modals",
          "nav-component",
          "pagination",
          "pill-badges",
          "pills-component",
          "popovers",
          "progress",
          "spinners",
          "tabs-component",
          "timeline",
          "toasts",
          "tooltips",
          "blockui",
        ),
      ],
    },
    {
      name: "forms",
      icon: TextCursorInput,
      entries: [
        {
          name: "form-elements",
          entries: under(
            "/forms/elements",
            "input",
            "input-group",
            "input-mask",
            "textarea",
            "checkbox",
            "radio",
            "switch",
            "select",
            "number-input",
            "file-uploader",
            "editor",
            "pickers",
          ),
        },
        page("form-layout", "/forms/layout/form-layout"),
        ...under("/forms", "wizard", "react-hook-form", "reactstrap-validation", "form-repeater"),
      ],
    },
    {
      name: "tables",
      icon: Table2,
      entries: [
        page("simple-tables", "/tables/reactstrap"),
        page("datatables-basic", "/datatables/basic"),
        page("datatables-advance", "/datatables/advance"),
      ],
    },
    {
      name: "charts",
      icon: ChartColumn,
      entries: [...under("/charts", "apex", "chartjs", "recharts"), page("leaflet", "/maps/leaflet")],
    },
    {
      name: "extensions",
      icon: Puzzle,
      entries: [
        ...under(
          "/extensions",
          "sweet-alert",
          "toastr",
          "slider",
          "drag-and-drop",
          "tour",
          "clipboard",
          "react-player",
          "context-menu",
          "swiper",
          "ratings",
          "i18n",
        ),
        page("data-pagination", "/extensions/pagination"),
        ...under("/extensions", "import", "export", "export-selected"),
      ],
    },
    {
      name: "layouts",
      icon: PanelsTopLeft,
      entries: under("/page-layout", "collapse-menu", "layout-boxed", "without-menu", "layout-empty", "layout-blank"),
    },
    {
      name: "auth",
      icon: KeyRound,
      entries: under(
        "/pages",
        "login-v1",
        "login-v2",
        "register-v1",
        "register-v2",
        "forgot-password-v1",
        "forgot-password-v2",
        "reset-password-v1",
        "reset-password-v2",
        "verify-email",
      ),
    },
    {
      name: "misc",
      icon: CircleAlert,
      entries: under("/misc", "coming-soon", "not-authorized", "maintenance", "error"),
    },
  ];
}
