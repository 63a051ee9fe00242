/** Cards with all kinds of content. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useListProducts } from "#generated/demo/hooks/ecommerce.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardHead, CardTitle } from "../../kit/card.tsx";
import { Money } from "../../kit/format.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { PropertyList } from "../../kit/property-list.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { Grid, Place } from "./grid.tsx";
import { WidgetError } from "./widget.tsx";

const muted = css({ color: "text.muted" });
const picture = css({ w: "full", aspectRatio: "4 / 3", objectFit: "cover", bg: "inset" });
const tones = ["accent", "success", "warning", "danger", "info"] as const;
const outlines = {
  accent: css({ borderColor: "accent!" }),
  success: css({ borderColor: "success!" }),
  warning: css({ borderColor: "warning!" }),
  danger: css({ borderColor: "danger!" }),
  info: css({ borderColor: "info!" }),
};
const solids = {
  accent: css({ bg: "accent!", color: "accent.contrast" }),
  success: css({ bg: "success!", color: "success.contrast" }),
  warning: css({ bg: "warning!", color: "warning.contrast" }),
  danger: css({ bg: "danger!", color: "danger.contrast" }),
  info: css({ bg: "info!", color: "info.contrast" }),
};
const tints = {
  accent: css({ bg: "accent.subtle!", color: "accent.text" }),
  success: css({ bg: "success.subtle!", color: "success.text" }),
  warning: css({ bg: "warning.subtle!", color: "warning.text" }),
  danger: css({ bg: "danger.subtle!", color: "danger.text" }),
  info: css({ bg: "info.subtle!", color: "info.text" }),
};
const looks = [
  ["outlined", outlines],
  ["tinted", tints],
  ["solid", solids],
] as const;

/** Outlined, tinted and solid ones. */
export function ColouredCards() {
  const t = useText();
  return looks.map(([look, classes]) => (
    <section key={look} data-example={look} className={css({ mt: "6" })}>
      <h2 className={css({ fontSize: "lg", fontWeight: "semibold", mb: "3" })}>{t(`dashboards.${look}`)}</h2>
      <div className={css({ display: "grid", gap: "4", gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))" })}>
        {tones.map((tone) => (
          <Card key={tone} as="div" padded className={classes[tone]}>
            <h3 className={css({ fontWeight: "semibold" })}>{t(`dashboards.tone.${tone}`)}</h3>
            <p>{t(`dashboards.toneText.${tone}`)}</p>
          </Card>
        ))}
      </div>
    </section>
  ));
}

export function BasicCards() {
  const t = useText();
  const [tab, setTab] = useState<"about" | "facts">("about");
  const { data, error, refetch } = useListProducts({ query: {} });
  const [first, second, third] = data?.products ?? [];
  return (
    <PageFrame title={t("dashboards.basicCards")} intro={t("dashboards.basicText")}>
      {error && !data && <WidgetError error={error} onRetry={() => void refetch()} />}
      <Grid>
        <Place name="picture" span={4}>
          <Card className={css({ overflow: "hidden" })}>
            <img src={first?.image ?? "/media/products.svg#p01"} alt="" className={picture} />
            <div className={css({ p: "5", display: "grid", gap: "2" })}>
              <CardTitle>{first?.name ?? "\u00A0"}</CardTitle>
              <p className={muted}>{first?.description}</p>
              <div>
                <ButtonLink size="sm" to="/apps/ecommerce/shop">
                  {t("dashboards.viewShop")}
                </ButtonLink>
              </div>
            </div>
          </Card>
        </Place>
        <Place name="overlay" span={4}>
          <Card className={css({ position: "relative", overflow: "hidden", minH: "14rem" })}>
            <img
              src={second?.image ?? "/media/products.svg#p02"}
              alt=""
              // Outside the flow, so that the card does not grow when the picture arrives.
              className={css({ position: "absolute", inset: "0", w: "full", h: "full", objectFit: "cover" })}
            />
            <div className={css({ position: "absolute", insetInline: "0", insetBlockEnd: "0", bg: "surface", p: "4" })}>
              <CardTitle>{second?.name ?? "\u00A0"}</CardTitle>
              <p className={muted}>{t("dashboards.overlayText")}</p>
            </div>
          </Card>
        </Place>
        <Place name="header-footer" span={4}>
          <Card className={css({ display: "grid", gridTemplateRows: "auto 1fr auto" })}>
            <header className={css({ px: "5", py: "3", borderBottomWidth: "1px", borderColor: "border" })}>
              <CardTitle>{t("dashboards.headAndFoot")}</CardTitle>
            </header>
            <div className={css({ p: "5" })}>
              <p className={muted}>{third?.description ?? "\u00A0"}</p>
            </div>
            <footer
              className={css({
                px: "5",
                py: "3",
                borderTopWidth: "1px",
                borderColor: "border",
                display: "flex",
                justifyContent: "space-between",
                alignItems: "center",
              })}
            >
              {third && <Money cents={Math.round(third.price * 100)} />}
              <Button size="sm">{t("dashboards.choose")}</Button>
            </footer>
          </Card>
        </Place>
        <Place name="tabs" span={6}>
          <Card padded>
            <Tabs
              id="card"
              label={t("dashboards.tabsInCard")}
              value={tab}
              tabs={[
                { name: "about", label: t("dashboards.tabAbout") },
                { name: "facts", label: t("dashboards.tabFacts") },
              ]}
              onChange={setTab}
            />
            <TabPanel id="card" value={tab} plain>
              <div className={css({ pt: "4" })}>
                {tab === "about" ? (
                  <p className={muted}>{first?.description}</p>
                ) : (
                  <PropertyList
                    properties={[
                      { id: "brand", label: t("dashboards.brand"), value: first?.brand ?? "–" },
                      {
                        id: "price",
                        label: t("dashboards.price"),
                        value: first ? <Money cents={Math.round(first.price * 100)} /> : "–",
                      },
                    ]}
                  />
                )}
              </div>
            </TabPanel>
          </Card>
        </Place>
        <Place name="list" span={6}>
          <Card padded>
            <CardHead title={t("dashboards.withList")} text={t("dashboards.withListText")} />
            <ul>
              {(data?.products ?? []).slice(0, 4).map(({ id, name, price }) => (
                <li
                  key={id}
                  className={css({
                    display: "flex",
                    justifyContent: "space-between",
                    py: "2",
                    borderTopWidth: "1px",
                    borderColor: "border",
                  })}
                >
                  {name}
                  <Money cents={Math.round(price * 100)} />
                </li>
              ))}
            </ul>
          </Card>
        </Place>
      </Grid>
      <ColouredCards />
      <section data-example="group" className={css({ mt: "6" })}>
        <h2 className={css({ fontSize: "lg", fontWeight: "semibold", mb: "3" })}>{t("dashboards.group")}</h2>
        <Card
          as="div"
          className={css({
            display: "grid",
            gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" },
            overflow: "hidden",
          })}
        >
          {[first, second, third].map((product, at) => (
            <article
              key={product?.id ?? at}
              className={css({
                p: "5",
                borderColor: "border",
                "& + &": { borderTopWidth: { base: "1px", md: "0" }, borderInlineStartWidth: { md: "1px" } },
              })}
            >
              <h3 className={css({ fontWeight: "semibold" })}>{product?.name ?? "\u00A0"}</h3>
              <p className={muted}>{product?.brand ?? "\u00A0"}</p>
            </article>
          ))}
        </Card>
      </section>
      <section data-example="masonry" className={css({ mt: "6" })}>
        <h2 className={css({ fontSize: "lg", fontWeight: "semibold", mb: "3" })}>{t("dashboards.masonry")}</h2>
        <div
          className={css({
            columns: { base: 1, sm: 2, xl: 3 },
            columnGap: "4",
            "& > *": { breakInside: "avoid", mb: "4" },
          })}
        >
          {(data?.products ?? []).map(({ id, name, description, brand }, at) => (
            <Card key={id} as="article" padded>
              <h3 className={css({ fontWeight: "semibold" })}>{name}</h3>
              <p className={muted}>{at % 2 === 0 ? description : brand}</p>
            </Card>
          ))}
        </div>
      </section>
    </PageFrame>
  );
}
