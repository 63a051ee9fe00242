/** Client of an invoice: one of the known clients, or a new one. */
import { css } from "#generated/styles/css/index.js";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useListInvoiceClients } from "#generated/demo/hooks/invoices.ts";
import type { InvoiceClient } from "#generated/demo/schema.ts";
import { FormFields } from "../../form/form-fields.tsx";
import type { ControlProps, FieldSpec } from "../../form/spec.ts";
import type { FormState } from "../../form/use-form.ts";
import { Button } from "../../kit/button.tsx";
import { Combobox } from "../../kit/combobox/combobox.tsx";
import { useText } from "../../messages/use-text.ts";
import type { InvoiceValues } from "./form-values.ts";

const ClientDrawer = lazy(async () => ({ default: (await import("./client-drawer.tsx")).ClientDrawer }));

function ClientControl({ name, label, value, onChange, onBlur }: ControlProps) {
  const t = useText();
  const { data = [], isPending, error, refetch } = useListInvoiceClients();
  const client = value as InvoiceClient | null;
  const known =
    client && !data.some(({ companyEmail }) => companyEmail === client.companyEmail) ? [client, ...data] : data;
  return (
    <Combobox
      label={label}
      name={name}
      options={known.map(({ companyEmail, name: person, company }) => ({
        value: companyEmail,
        label: person,
        detail: company,
      }))}
      value={client?.companyEmail ?? null}
      status={error ? "failed" : isPending ? "loading" : undefined}
      onRetry={() => void refetch()}
      placeholder={t("invoice.chooseClient")}
      onChange={(email) => onChange(known.find(({ companyEmail }) => companyEmail === email) ?? null)}
      {...(onBlur && { onBlur })}
    />
  );
}

const fields: readonly FieldSpec[] = [{ name: "client", kind: "own", required: true, control: ClientControl }];

export function ClientField({ form }: { form: FormState<InvoiceValues> }) {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const { client } = form.values;
  return (
    <div className={css({ display: "grid", gap: "2", alignContent: "start" })}>
      <FormFields form={form} fields={fields} words={{ field: () => t("invoice.client") }} strict />
      {client && (
        <address className={css({ fontStyle: "normal", color: "text.muted", overflowWrap: "anywhere" })}>
          {[client.company, client.address, client.country, client.companyEmail].filter(Boolean).join(", ")}
        </address>
      )}
      <div>
        <Button size="sm" onClick={() => setAdding(true)}>
          <UserPlus size={16} aria-hidden />
          {t("invoice.newClient")}
        </Button>
      </div>
      <Suspense>
        {adding && (
          <ClientDrawer
            onClose={() => setAdding(false)}
            onAdd={(added) => {
              form.set("client", added);
              setAdding(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
