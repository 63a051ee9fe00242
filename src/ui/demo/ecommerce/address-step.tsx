/** Second step of the checkout: one of the saved addresses, or a new one. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Form } from "../../form/form.tsx";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { Card, CardHead } from "../../kit/card.tsx";
import { Field } from "../../kit/field.tsx";
import { Input } from "../../kit/input.tsx";
import { RadioGroup } from "../../kit/radio.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { useText } from "../../messages/use-text.ts";
import { countries, isPostcode } from "./card-checks.ts";
import type { Address, CheckoutState } from "./checkout-store.ts";

interface AddressStepProps {
  state: CheckoutState;
  onChange: (changes: Partial<CheckoutState>) => void;
  onDone: () => void;
}

const completion = {
  name: "name",
  phone: "tel",
  street: "street-address",
  postcode: "postal-code",
  city: "address-level2",
} as const;
const names = ["name", "phone", "street", "postcode", "city"] as const;

export function AddressStep({ state, onChange, onDone }: AddressStepProps) {
  const t = useText();
  const intl = useIntl();
  const [adding, setAdding] = useState(false);
  const countryName = (code: string): string => intl.formatDisplayName(code, { type: "region" }) ?? code;
  return (
    <Card padded as="div">
      <CardHead title={t("ecommerce.step.address")} text={t("ecommerce.addressText")} />
      <RadioGroup
        look="cards"
        label={t("ecommerce.addresses")}
        value={adding ? null : state.addressId}
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
          <Button variant="solid" inactive={state.addressId === null} onClick={onDone}>
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
  const form = useForm<Omit<Address, "id">>({
    initial: { name: "", phone: "", street: "", city: "", postcode: "", country: "SG" },
    check: (values) => ({
      ...Object.fromEntries(
        names
          .filter((name) => values[name].trim() === "")
          .map((name) => [name, t("common.fault.requiredField", { field: t(`ecommerce.address.${name}`) })]),
      ),
      ...(values.postcode.trim() !== "" &&
        !isPostcode(values.country, values.postcode) && { postcode: t("ecommerce.postcodeWrong") }),
    }),
    send: async (values) => () => onSave({ id: `own-${Date.now()}`, ...values }),
  });
  return (
    <Form
      form={form}
      label={t("ecommerce.newAddress")}
      mt="5"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
    >
      {names.map((name) => (
        <Field key={name} label={t(`ecommerce.address.${name}`)} error={form.errors[name]} required>
          <Input
            {...form.bind(name)}
            autoComplete={completion[name]}
            maxLength={100}
            type={name === "phone" ? "tel" : "text"}
          />
        </Field>
      ))}
      <Field label={t("ecommerce.address.country")}>
        <Select {...form.bind("country")} autoComplete="country">
          <Options values={countries} label={countryName} />
        </Select>
      </Field>
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
