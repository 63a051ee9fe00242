/** Customised email texts: a row per email and language that was ever changed, null if restored to the default. */
import { languages } from "#src/domain/shared/languages.ts";
import { sql } from "drizzle-orm";
import { check, text, uniqueIndex } from "drizzle-orm/pg-core";
import { mailTemplateNames } from "#src/domain/integrations/shared/mail-templates.ts";
import { everyRowForAuth } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";

export const mailTemplates = tenantTable(
  "mail_templates",
  {
    template: text({ enum: mailTemplateNames as [(typeof mailTemplateNames)[number]] }).notNull(),
    language: text({ enum: languages }).notNull(),
    subject: text(),
    text: text(),
  },
  (table) => [
    uniqueIndex("mail_templates_one").on(table.tenantId, table.template, table.language),
    check("mail_templates_whole", sql`(${table.subject} is null) = (${table.text} is null)`),
    // Password emails are written before a tenant is known.
    everyRowForAuth(),
  ],
);
