/** Second step of the checkout: one of the saved addresses, or a new one. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormFields } from "../../form/form-fields.tsx";
import { Form } from "../../form/form.tsx";
import type { FieldSpec, FieldWords } from "../../form/spec.ts";
import { useFieldsForm } from "../../form/use-fields-form.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardHead } from "../../kit/card.tsx";
import { RadioGroup } from "../../kit/radio.tsx";
import { useText } from "../../messages/use-text.ts";
import { countries, isPostcode } from "./card-checks.ts";
import type { Address, CheckoutState } from "./checkout-store.ts";

interface AddressStepProps {
  state: CheckoutState;
  onChange: (changes: Partial<CheckoutState>) => void;
  onDone: () => void;
}

const text = (name: keyof Address, autoComplete: string, type = "text"): FieldSpec => ({
  name,
  kind: "text",
  required: true,
  autoComplete,
  input: { type, maxLength: 100 },
});
const fields: readonly FieldSpec[] = [
  text("name", "name"),
  text("phone", "tel", "tel"),
  text("street", "street-address"),
  {
    ...text("postcode", "postal-code"),
    check: (t, value, { country }) =>
      isPostcode(String(country), String(value)) ? undefined : t("ecommerce.postcodeWrong"),
  },
  text("city", "address-level2"),
  { name: "country", kind: "choice", choices: countries, clearable: false, initial: "SG", autoComplete: "country" },
];

export function AddressStep({ state, onChange, onDone }: AddressStepProps) {
  const t = useText();
  const intl = useIntl();
  const [adding, setAdding] = useState(false);
  const chosen = state.addressId ?? state.addresses[0]?.id ?? null;
  const countryName = (code: string): string => intl.formatDisplayName(code, { type: "region" }) ?? code;
  return (
    <Card padded as="div">
      <CardHead title={t("ecommerce.step.address")} text={t("ecommerce.addressText")} />
      <RadioGroup
        look="cards"
        label={t("ecommerce.addresses")}
        value={adding ? null : chosen}
        options={state.addresses.map(({ id, name, street, postcode, city, country, phone }) => ({
          value: id,
          label: name,
          help: `${street}, ${postcode} ${city}, ${countryName(country)} · ${phone}`,
        }))}
        onChange={(addressId) => {
          setAdding(false);
          onChange({ addressId });
        }}
      />
      {adding ? (
        <NewAddress
          countryName={countryName}
          onCancel={() => setAdding(false)}
          onSave={(address) => {
            onChange({ addresses: [...state.addresses, address], addressId: address.id });
            setAdding(false);
            onDone();
          }}
        />
      ) : (
        <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "3", mt: "4" })}>
          <Button onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {t("ecommerce.newAddress")}
          </Button>
          <Button
            variant="solid"
            onClick={() => {
              onChange({ addressId: chosen });
              onDone();
            }}
          >
            {t("ecommerce.toPayment")}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface NewAddressProps {
  countryName: (code: string) => string;
  onSave: (address: Address) => void;
  onCancel: () => void;
}

function NewAddress({ countryName, onSave, onCancel }: NewAddressProps) {
  const t = useText();
  const words: FieldWords = {
    field: (name) => t(`ecommerce.address.${name as Exclude<keyof Address, "id">}`),
    choice: (_name, code) => countryName(code),
  };
  const form = useFieldsForm({
    fields,
    words,
    send: async (address) => () => onSave({ id: `own-${Date.now()}`, ...(address as Omit<Address, "id">) }),
  });
  return (
    <Form
      form={form}
      label={t("ecommerce.newAddress")}
      css={{ mt: "5", gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } }}
    >
      <FormFields form={form} fields={fields} words={words} strict />
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          justifyContent: "flex-end",
          gap: "2",
          gridColumn: "1 / -1",
        })}
      >
        <Button onClick={onCancel}>{t("common.cancel")}</Button>
        <Button type="submit" variant="solid">
          {t("ecommerce.saveAddress")}
        </Button>
      </div>
    </Form>
  );
}
