/** Clients of a company. */
import type { ClientInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { uenFaults, uenOf } from "#src/domain/statutory/identifiers/uen-faults.ts";
import { clientRecords, projectsOfClient } from "#src/store/company/clients.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { several } from "../shared/file-cells.ts";

export const clientsHandlers = crud({
  subject: "clients",
  records: clientRecords,
  nameOf: ({ name }) => name,
  unique: { clients_name: "name", clients_code: "code" },
  unaudited: ["projects"],
  toFields(body: ClientInput) {
    const faults = uenFaults(body);
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    return {
      ...cleanFields("clients", body),
      uen: body.uen == null ? null : uenOf(body.uen),
      contacts: (body.contacts ?? []).map(({ name, role, email, phone }, index) => ({
        name: lineOf(`contacts/${index}/name`, name),
        role: lineOrNull(`contacts/${index}/role`, role),
        email: lineOrNull(`contacts/${index}/email`, email),
        phone: lineOrNull(`contacts/${index}/phone`, phone),
      })),
    };
  },
  usages: async (ctx, id) =>
    (await projectsOfClient(ctx.db, id)).map((project) => ({ subject: "projects", ...project })),
  cells: {
    contact: ({ contacts }) => contacts[0]?.name ?? null,
    contactEmail: ({ contacts }) => contacts[0]?.email ?? null,
    contactPhone: ({ contacts }) => contacts[0]?.phone ?? null,
    contacts: ({ contacts }) =>
      several(
        contacts.map(({ name, role, email, phone }) =>
          [name, role, email, phone].filter((text) => text !== null).join(" "),
        ),
      ),
  },
}).handlers;
