/** Last step of the checkout: payment by card, bank or cash. */
import { css } from "#generated/styles/css/index.js";
import { Banknote, CreditCard, Landmark } from "lucide-react";
import { FormFields } from "../../form/form-fields.tsx";
import { Form } from "../../form/form.tsx";
import type { FieldSpec } from "../../form/spec.ts";
import { useForm } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { today } from "../../kit/calendar-date.ts";
import { Card, CardHead } from "../../kit/card.tsx";
import { useFormat } from "../../kit/format.tsx";
import { RadioGroup } from "../../kit/radio.tsx";
import { useText } from "../../messages/use-text.ts";
import { isCardNumber, isExpiry } from "./card-checks.ts";
import type { Address } from "./checkout-store.ts";

const methods = ["card", "bank", "cash"] as const;
const banks = ["Harbourlight Bank", "Straits Savings", "Banyan Bank"] as const;
const icons = { card: CreditCard, bank: Landmark, cash: Banknote };

interface Values {
  method: (typeof methods)[number];
  number: string;
  holder: string;
  expiry: string;
  code: string;
  bank: string;
}

const text = (name: keyof Values, autoComplete: string, input: FieldSpec["input"]): FieldSpec => ({
  name,
  kind: "text",
  required: true,
  autoComplete,
  ...(input && { input }),
});
const ofCard = [
  text("number", "cc-number", { inputMode: "numeric", maxLength: 24 }),
  text("holder", "cc-name", { maxLength: 80 }),
  text("expiry", "cc-exp", { inputMode: "numeric", placeholder: "MM/YY", maxLength: 9 }),
  text("code", "cc-csc", { inputMode: "numeric", maxLength: 4 }),
];
const ofBank: readonly FieldSpec[] = [{ name: "bank", kind: "choice", choices: banks, clearable: false }];
const labels = {
  number: "ecommerce.cardNumber",
  holder: "ecommerce.holder",
  expiry: "ecommerce.expiry",
  code: "ecommerce.code",
  bank: "ecommerce.bank",
} as const;

interface PaymentStepProps {
  address: Address;
  total: number;
  busy: boolean;
  onPlace: () => void;
}

export function PaymentStep({ address, total, busy, onPlace }: PaymentStepProps) {
  const t = useText();
  const format = useFormat();
  const form = useForm<Values>({
    initial: { method: "card", number: "", holder: address.name, expiry: "", code: "", bank: banks[0] },
    check: ({ method, number, holder, expiry, code }) =>
      method === "card"
        ? {
            ...(!isCardNumber(number) && { number: t("ecommerce.numberWrong") }),
            ...(holder.trim() === "" && { holder: t("ecommerce.holderMissing") }),
            ...(!isExpiry(expiry, today()) && { expiry: t("ecommerce.expiryWrong") }),
            ...(!/^\d{3,4}$/.test(code.trim()) && { code: t("ecommerce.codeWrong") }),
          }
        : {},
    send: async () => onPlace,
  });
  const { values } = form;
  const words = { field: (name: string) => t(labels[name as keyof typeof labels]) };
  return (
    <Card padded as="div">
      <CardHead title={t("ecommerce.step.payment")} text={t("ecommerce.paymentText")} />
      <p className={css({ mb: "4" })}>
        <span className={css({ color: "text.muted" })}>{t("ecommerce.deliverTo")} </span>
        {`${address.name}, ${address.street}, ${address.postcode} ${address.city}`}
      </p>
      <Form form={form} label={t("ecommerce.step.payment")}>
        <RadioGroup
          look="cards"
          label={t("ecommerce.method")}
          value={values.method}
          options={methods.map((method) => {
            const Icon = icons[method];
            return {
              value: method,
              label: t(`ecommerce.method.${method}`),
              help: t(`ecommerce.method.${method}Text`),
              aside: <Icon size={18} aria-hidden />,
            };
          })}
          onChange={(method) => form.set("method", method)}
        />
        {values.method === "card" && (
          <div
            className={css({
              display: "grid",
              gap: "4",
              gridTemplateColumns: { base: "minmax(0, 1fr) minmax(0, 1fr)", md: "2fr 1fr 1fr" },
              "& > :nth-child(-n + 2)": { gridColumn: { base: "1 / -1", md: "auto" } },
              "& > :nth-child(2)": { gridColumn: { md: "2 / -1" } },
            })}
          >
            <FormFields form={form} fields={ofCard} words={words} strict />
          </div>
        )}
        {values.method === "bank" && (
          <div className={css({ w: "18rem", maxW: "full" })}>
            <FormFields form={form} fields={ofBank} words={words} />
          </div>
        )}
        <div className={css({ display: "flex", justifyContent: "flex-end" })}>
          <Button type="submit" variant="solid" loading={busy}>
            {t("ecommerce.placeOrder", { total: format.money(total) })}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
