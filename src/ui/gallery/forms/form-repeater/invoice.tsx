/** Invoice lines: duplicate, reorder, and a live total in cents. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { useIntl } from "react-intl";
import { formatAmount, parseAmount } from "#src/ui/kit/amount.ts";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Money } from "#src/ui/kit/format.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { NumberInput } from "#src/ui/gallery/parts/number-input.tsx";
import { entryOf, valuesOf, type Entries } from "#src/ui/form/repeater/entries.ts";
import { Repeater } from "#src/ui/form/repeater/repeater.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

interface Item {
  readonly title: string;
  readonly quantity: number | null;
  /** Raw input. */
  readonly price: string;
}

const blank = (): Item => ({ title: "", quantity: 1, price: "" });

export function Invoice() {
  const t = useText();
  const { locale } = useIntl();
  const [entries, setEntries] = useState<Entries<Item>>(() => [
    entryOf({ title: t("showcase-forms.sample.setup"), quantity: 1, price: formatAmount(48_000, locale) }),
    entryOf({ title: t("showcase-forms.sample.support"), quantity: 3, price: formatAmount(9_950, locale) }),
  ]);
  const centsOf = ({ quantity, price }: Item): number => (quantity ?? 0) * (parseAmount(price, locale) ?? 0);
  return (
    <Stack>
      <Repeater
        label={t("showcase-forms.items")}
        entries={entries}
        onChange={setEntries}
        blank={blank}
        nameOf={(place) => t("showcase-forms.item", { number: place + 1 })}
        add={t("showcase-forms.addItem")}
        ordered
        canDuplicate
      >
        {(item, set) => (
          <div
            className={css({
              display: "grid",
              gap: "3",
              alignItems: "start",
              gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
              "& > :is(:first-of-type, :last-of-type)": { gridColumn: "1 / -1" },
              "@container repeater (min-width: 46rem)": {
                gridTemplateColumns: "minmax(0, 1fr) 9rem 8rem 8rem",
                "& > :is(:first-of-type, :last-of-type)": { gridColumn: "auto" },
              },
            })}
          >
            <Field label={t("showcase-forms.itemTitle")}>
              <Input
                autoComplete="off"
                value={item.title}
                onChange={(event) => set({ ...item, title: event.target.value })}
              />
            </Field>
            <Field label={t("showcase-forms.quantity")}>
              <NumberInput
                min={0}
                max={999}
                value={item.quantity}
                onChange={(quantity) => set({ ...item, quantity })}
              />
            </Field>
            <Field
              label={t("showcase-forms.price")}
              error={
                item.price === "" || parseAmount(item.price, locale) !== undefined ? undefined : t("common.fault.type")
              }
            >
              <Input
                inputMode="decimal"
                autoComplete="off"
                css={{ textAlign: "end" }}
                value={item.price}
                onChange={(event) => set({ ...item, price: event.target.value })}
              />
            </Field>
            <div className={css({ display: "grid", gap: "1.5", textAlign: "end" })}>
              <span className={css({ fontWeight: "medium" })}>{t("showcase.amount")}</span>
              <span className={css({ lineHeight: "2.25rem" })}>
                <Money cents={centsOf(item)} />
              </span>
            </div>
          </div>
        )}
      </Repeater>
      <output
        className={css({
          display: "flex",
          justifyContent: "flex-end",
          gap: "4",
          pt: "3",
          borderTopWidth: "1px",
          borderColor: "border",
          fontWeight: "semibold",
        })}
      >
        {t("showcase-forms.total")}
        <Money cents={valuesOf(entries).reduce((sum, item) => sum + centsOf(item), 0)} />
      </output>
    </Stack>
  );
}
