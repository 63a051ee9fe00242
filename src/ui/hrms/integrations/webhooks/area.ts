/** Webhooks of the tenant. */
import { listWebhookDeliveriesOptions } from "#generated/hrms/hooks/webhook-deliveries.ts";
import { webhooks as resource } from "#generated/hrms/resources/webhooks.ts";
import { createWebhook as check } from "#generated/hrms/validators/webhooks.js";
import { keepSecret } from "../shared/secrets.ts";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";
import { readSearch } from "../../../list/list-search.ts";
import { listQuery, readList } from "../../../list/list-state.ts";
import { deliveryList } from "./delivery-list.ts";

export const webhooks = area("webhooks", {
  resource,
  place: "tenant",
  check,
  columns: ["name", "url", "lastDeliveryAt", "status"],
  moreColumns: ["events", "createdBy", "createdAt", "updatedAt"],
  filters: ["status", "events"],
  panels: {
    deliveries: part(async () => (await import("./deliveries-panel.tsx")).DeliveriesPanel, "integrations", "crud"),
  },
  panelQueries: {
    deliveries: ({ recordId, search }) =>
      listWebhookDeliveriesOptions({
        path: { webhookId: recordId },
        query: listQuery(deliveryList, readList(deliveryList, readSearch(search))),
      }),
  },
  steps: part(async () => (await import("./webhook-steps.tsx")).WebhookSteps, "integrations", "tools"),
  onCreated: ({ id, secret }) => keepSecret(id, String(secret)),
  form: {
    where: [["name"], ["url"]],
    what: [["events"]],
  },
});
