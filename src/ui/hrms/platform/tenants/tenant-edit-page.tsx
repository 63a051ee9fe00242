/** Edit form of a tenant, with fewer fields than creation. */
import { useParams } from "@tanstack/react-router";
import { updateTenant as check } from "#generated/hrms/validators/tenants.js";
import type { Area } from "../../../crud/area.ts";
import { tenants } from "./area.ts";
import { EditScreen } from "../../../crud/form-screen.tsx";

const changeable = ["name", "code", "country", "timeZone", "locale", "currency", "billingEmail", "billingCycle"];
const { basics = [], region = [], billing = [] } = tenants.form;

const details: Area = {
  ...tenants,
  check,
  fixed: ({ status }) => status === "closed" || status === "purged",
  resource: {
    ...tenants.resource,
    input: Object.fromEntries(Object.entries(tenants.resource.input).filter(([name]) => changeable.includes(name))),
  },
  form: { basics, region, billing },
};
const whole = {};

export function TenantEditPage() {
  const { recordId = "" } = useParams({ strict: false });
  return <EditScreen area={details} scope={whole} base="/platform/tenants" recordId={recordId} />;
}
