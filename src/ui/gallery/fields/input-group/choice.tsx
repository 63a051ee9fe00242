/** Amount and currency as one field. */
import { useState } from "react";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { useFormat } from "#src/ui/kit/format.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { InputGroup } from "#src/ui/gallery/parts/input-group.tsx";
import { Select } from "#src/ui/kit/select.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const currencies = ["SGD", "EUR", "USD", "JPY"];

export function Choice() {
  const t = useText();
  const format = useFormat();
  const [amount, setAmount] = useState("1250");
  const [currency, setCurrency] = useState("SGD");
  const cents = Math.round(Number(amount) * 100);
  return (
    <Stack>
      <Field label={t("showcase.amount")}>
        <InputGroup css={{ maxW: "72" }}>
          <Input
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            inputMode="decimal"
            css={{ textAlign: "end" }}
            autoComplete="off"
          />
          <Select
            id={undefined}
            aria-label={t("showcase.currency")}
            frameCss={{ w: "6rem" }}
            value={currency}
            onChange={(event) => setCurrency(event.target.value)}
          >
            {currencies.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </InputGroup>
      </Field>
      <Result>
        {t("showcase.value", { value: Number.isFinite(cents) ? format.money(cents, currency) : t("showcase.nothing") })}
      </Result>
    </Stack>
  );
}
