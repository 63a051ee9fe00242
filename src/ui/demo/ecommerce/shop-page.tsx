/** The shop: products with search, sorting, filters, as grid or list. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { LayoutGrid, ListFilter, Rows3 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { Card } from "../../kit/card.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Segmented } from "../../kit/segmented.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { keyName } from "../../kit/keys.ts";
import { usePageKeys } from "../../kit/page-keys.ts";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { EmptyState, ErrorState, NoMatch } from "../../kit/states.tsx";
import { useUndoKey } from "../../kit/undo.ts";
import { useLatestSearch } from "../../kit/use-latest-search.ts";
import { Pager } from "../../table/pager.tsx";
import { SearchBox } from "../../table/search-box.tsx";
import { useText } from "../../messages/use-text.ts";
import { FiltersPane } from "./filters-pane.tsx";
import { CartButton, WishButton } from "./product-buttons.tsx";
import { ProductCard } from "./product-card.tsx";
import { isFiltered, perPage, readShop, sorts, type ShopView, type Sort } from "./shop-view.ts";
import { useProducts } from "./use-products.ts";

type Look = "grid" | "list";
const lookKey = "hrms.shop.look";
const storedLook = (): Look => (localStorage.getItem(lookKey) === "list" ? "list" : "grid");

const cards = css.raw({ display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" });
const inGrid = css.raw({
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(auto-fill, minmax(max(13rem, 30%), 1fr))" },
});

/** So that the longest text of the cart button has the row for itself. */
const onPicture = css.raw({ position: "absolute", top: "3", insetInlineEnd: "3", "& > button": { bg: "surface" } });

export function ShopPage() {
  const t = useText();
  const navigate = useNavigate();
  const router = useRouter();
  const view = useLatestSearch(readShop);
  const { products, total, page, all, error, retry, stale } = useProducts(view);
  const [look, setLook] = useState(storedLook);
  const [open, setOpen] = useState(false);
  const change = (
    changes: { readonly [Name in keyof ShopView]: ShopView[Name] | undefined },
    replace = false,
  ): void => {
    const next = { ...view, page: undefined, ...changes };
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
    void navigate({ to: ".", search: search as never, replace, resetScroll: "page" in changes });
  };
  const show = (next: Look): void => {
    localStorage.setItem(lookKey, next);
    setLook(next);
  };
  useEffect(() => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && setOpen(false)), [router]);
  // A page past the end leads to the last one.
  const asked = view.page ?? 1;
  useEffect(() => {
    if (!stale && total > 0 && page !== asked) change({ page: page === 1 ? undefined : page }, true);
  });
  // "V" as in file managers: "G" begins the shell's "G, then …".
  useShortcuts({ v: () => show(look === "grid" ? "list" : "grid") });
  usePageKeys([
    {
      title: t("ecommerce.title"),
      keys: [
        [["/"], t("ecommerce.search")],
        [["V"], t("ecommerce.switchLook")],
        [[keyName("Mod+Z")], t("shell.undo")],
      ],
    },
  ]);
  useUndoKey();
  const found = products === undefined && !error ? "" : t("ecommerce.found", { count: total });
  const content = () => {
    if (error && !products) return <ErrorState error={error} onRetry={retry} />;
    if (!products)
      return (
        <Loading>
          <div className={css(cards, inGrid)}>
            {Array.from({ length: perPage }, (_, at) => (
              <Skeleton key={at} css={{ h: "22rem", my: "0", borderRadius: "card" }} />
            ))}
          </div>
        </Loading>
      );
    if (products.length === 0 && view.q === undefined && !isFiltered(view))
      return <EmptyState title={t("ecommerce.empty")} action={<Button onClick={retry}>{t("common.reload")}</Button>} />;
    if (products.length === 0)
      return <NoMatch query={view.q} onClear={() => void navigate({ to: ".", search: {} as never })} />;
    return (
      <>
        <ul
          className={css(cards, look === "grid" && inGrid)}
          aria-label={t("ecommerce.products")}
          aria-busy={stale || undefined}
        >
          {products.map((product) => (
            <ProductCard key={product.id} product={product} look={look}>
              <CartButton product={product} />
              <span className={css(look === "grid" && onPicture)}>
                <WishButton product={product} />
              </span>
            </ProductCard>
          ))}
        </ul>
        <div className={css({ mt: "4", "& > nav": { borderTopWidth: "0", px: "0" } })}>
          <Pager page={page} pageSize={perPage} total={total} onPage={(next) => change({ page: next })} />
        </div>
      </>
    );
  };
  const filters = <FiltersPane view={view} all={all} onChange={change} />;
  return (
    <PageFrame title={t("ecommerce.title")} intro={t("ecommerce.intro")}>
      <div
        className={css({
          display: "grid",
          gap: "4",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "15rem minmax(0, 1fr)" },
        })}
      >
        <Card padded as="div" className={css({ display: { base: "none", lg: "block" } })}>
          {filters}
        </Card>
        <div className={css({ minW: "0" })}>
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", mb: "4" })}>
            <div
              className={css({
                display: "flex",
                flex: { base: "1 1 100%", sm: "1 1 10rem" },
                maxW: { sm: "72" },
                "& > *": { flex: "1" },
              })}
            >
              <SearchBox
                label={t("ecommerce.search")}
                value={view.q ?? ""}
                onChange={(q) => change({ q: q === "" ? undefined : q }, true)}
              />
            </div>
            <span className={css({ color: "text.muted", flex: "1", minW: "max-content" })} role="status">
              {found}
            </span>
            <span className={css({ display: { lg: "none" } })}>
              <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
                <ListFilter size={16} aria-hidden />
                {t("ecommerce.filters")}
              </Button>
            </span>
            <Select
              aria-label={t("ecommerce.sort")}
              frameCss={{ w: "11rem" }}
              value={view.sort ?? "featured"}
              onChange={(event) => {
                const sort = event.target.value as Sort;
                change({ sort: sort === "featured" ? undefined : sort });
              }}
            >
              <Options values={sorts} label={(sort) => t(`ecommerce.sort.${sort}`)} />
            </Select>
            <span className={css({ display: { base: "none", sm: "block" } })}>
              <Segmented
                label={t("ecommerce.look")}
                value={look}
                onChange={show}
                options={[
                  { value: "grid", label: t("ecommerce.look.grid"), icon: <LayoutGrid size={16} aria-hidden /> },
                  { value: "list", label: t("ecommerce.look.list"), icon: <Rows3 size={16} aria-hidden /> },
                ]}
              />
            </span>
          </div>
          {content()}
        </div>
      </div>
      <Dialog
        open={open}
        side="start"
        width="18rem"
        title={t("ecommerce.filters")}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="solid" onClick={() => setOpen(false)}>
            {t("ecommerce.showFound", { count: total })}
          </Button>
        }
      >
        {filters}
      </Dialog>
    </PageFrame>
  );
}
