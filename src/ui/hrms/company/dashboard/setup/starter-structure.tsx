/** Proposes a first department, designation, location and grade, created in one go. */
import { css } from "#generated/styles/css/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { invalidate } from "#generated/hrms/hooks/dashboard.ts";
import { useCreateDepartment } from "#generated/hrms/hooks/departments.ts";
import { useCreateDesignation } from "#generated/hrms/hooks/designations.ts";
import { useCreateGrade } from "#generated/hrms/hooks/grades.ts";
import { useCreateWorkLocation } from "#generated/hrms/hooks/work-locations.ts";
import { checkFields } from "../../../../form/faults.ts";
import { FormField } from "../../../../form/form-field.tsx";
import { Form } from "../../../../form/form.tsx";
import type { FieldSpec, FieldWords, Values } from "../../../../form/spec.ts";
import { useForm } from "../../../../form/use-form.ts";
import { Button } from "../../../../kit/button.tsx";
import { Link } from "../../../../kit/link.tsx";
import { fieldErrors, problemText } from "../../../../kit/problem.ts";
import { toast } from "../../../../kit/toast.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useAbility } from "../../../../session/ability.ts";
import type { CompanySetup } from "./steps.ts";

/** In creation order: the designation refers to the grade. */
const kinds = ["grade", "designation", "department", "location"] as const;
type Kind = (typeof kinds)[number];

const areas = {
  department: "departments",
  designation: "designations",
  location: "work-locations",
  grade: "grades",
} as const;
const counts = {
  department: "departments",
  designation: "designations",
  location: "locations",
  grade: "grades",
} as const satisfies Record<Kind, keyof CompanySetup>;
/** In display order: one field per record, its name. */
const fields = (["department", "designation", "location", "grade"] as const).map(
  (name) => ({ name, kind: "text", required: true }) as const satisfies FieldSpec,
);

const codeOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]/g, "")
    .slice(0, 5)
    .toUpperCase() || "D1";

export function StarterStructure({ companyId, setup }: { companyId: string; setup: CompanySetup }) {
  const t = useText();
  const queryClient = useQueryClient();
  const ability = useAbility();
  const [made, setMade] = useState<ReadonlySet<Kind>>(new Set());
  const { mutateAsync: createGrade } = useCreateGrade();
  const { mutateAsync: createDesignation } = useCreateDesignation();
  const { mutateAsync: createDepartment } = useCreateDepartment();
  const { mutateAsync: createWorkLocation } = useCreateWorkLocation();

  const listOf = (kind: Kind): string => `/companies/${companyId}/${areas[kind]}`;
  const exists = (kind: Kind): boolean => setup[counts[kind]] > 0 || made.has(kind);
  const isOpen = (kind: Kind): boolean => !exists(kind) && ability.can("create", areas[kind]);
  const open = kinds.filter(isOpen);
  const missing = fields.filter(({ name }) => isOpen(name));
  const words: FieldWords = { field: (kind) => t(`setup.kind.${kind as Kind}`), choice: (_kind, value) => value };

  const form = useForm<Values>({
    initial: Object.fromEntries(kinds.map((kind) => [kind, t(`setup.first.${kind}`)])),
    check: (values) => checkFields(t, words, missing, values),
    async send(values) {
      const path = { companyId };
      const faults: Partial<Record<Kind, string>> = {};
      const gradeOf: { gradeId?: string } = {};
      const done = new Set(made);
      const makers: Readonly<Record<Kind, (name: string) => Promise<unknown>>> = {
        grade: async (name) => (gradeOf.gradeId = (await createGrade({ path, body: { name, rank: 1 } })).id),
        designation: (designation) => createDesignation({ path, body: { designation, ...gradeOf } }),
        department: (department) => createDepartment({ path, body: { department, code: codeOf(department) } }),
        location: (name) => createWorkLocation({ path, body: { name } }),
      };
      for (const kind of open) {
        try {
          await makers[kind](String(values[kind]).trim());
          done.add(kind);
        } catch (error) {
          faults[kind] = Object.values(fieldErrors(t, error))[0] ?? problemText(t, error);
        }
      }
      setMade(done);
      if (done.size > made.size) toast({ text: t("setup.structureMade", { count: done.size - made.size }) });
      await invalidate.getDashboard(queryClient, { path });
      return faults;
    },
  });

  return (
    <Form form={form} css={{ display: "block" }}>
      <ul
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
          gap: "4",
          maxW: "40rem",
        })}
      >
        {fields.map((field) => (
          <li key={field.name} className={css({ minW: "0" })}>
            {exists(field.name) ? (
              <div className={css({ display: "grid", gap: "1.5" })}>
                <span className={css({ fontWeight: "medium" })}>{t(`setup.kind.${field.name}`)}</span>
                <span className={css({ display: "flex", alignItems: "center", gap: "2", minH: "9" })}>
                  <span className={css({ color: "success.text", display: "grid" })}>
                    <Check size={16} aria-hidden />
                  </span>
                  <Link to={listOf(field.name)}>
                    {t("setup.there", { count: Math.max(setup[counts[field.name]], 1) })}
                  </Link>
                </span>
              </div>
            ) : (
              <FormField
                wide
                field={field}
                words={words}
                values={form.values}
                error={form.errors[field.name]}
                disabled={!isOpen(field.name)}
                onChange={(value) => form.set(field.name, value)}
              />
            )}
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <Button type="submit" variant="solid" loading={form.status === "sending"} className={css({ mt: "4" })}>
          <Plus size={16} aria-hidden />
          {t("setup.createStructure", { count: open.length })}
        </Button>
      )}
    </Form>
  );
}
