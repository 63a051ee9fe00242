/** Client of an invoice: one of the known clients, or a new one. */
import { css } from "#generated/styles/css/index.js";
import { UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useListInvoiceClients } from "#generated/demo/hooks/invoices.ts";
import type { InvoiceClient } from "#generated/demo/schema.ts";
import { Button } from "../../kit/button.tsx";
import { Combobox } from "../../kit/combobox/combobox.tsx";
import { Field } from "../../kit/field.tsx";
import { useText } from "../../messages/use-text.ts";

const ClientDrawer = lazy(async () => ({ default: (await import("./client-drawer.tsx")).ClientDrawer }));

interface ClientFieldProps {
  client: InvoiceClient | null;
  error: string | undefined;
  onChange: (client: InvoiceClient | null) => void;
  onLeave: () => void;
}

export function ClientField({ client, error, onChange, onLeave }: ClientFieldProps) {
  const t = useText();
  const { data = [], isPending, error: failure, refetch } = useListInvoiceClients();
  const [adding, setAdding] = useState(false);
  const known =
    client && !data.some(({ companyEmail }) => companyEmail === client.companyEmail) ? [client, ...data] : data;
  return (
    <div className={css({ display: "grid", gap: "2", alignContent: "start" })}>
      <Field label={t("invoice.client")} error={error} required>
        <Combobox
          label={t("invoice.client")}
          name="client"
          options={known.map(({ companyEmail, name, company }) => ({
            value: companyEmail,
            label: name,
            detail: company,
          }))}
          value={client?.companyEmail ?? null}
          status={failure ? "failed" : isPending ? "loading" : undefined}
          onRetry={() => void refetch()}
          placeholder={t("invoice.chooseClient")}
          onChange={(value) => onChange(known.find(({ companyEmail }) => companyEmail === value) ?? null)}
          onBlur={onLeave}
        />
      </Field>
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
              onChange(added);
              setAdding(false);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
