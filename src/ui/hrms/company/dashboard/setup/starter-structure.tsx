/** The first department, designation, location and grade: proposed, changed if somebody likes, and made by one press. */
import { chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { invalidate } from "#generated/hrms/hooks/dashboard.ts";
import { useCreateDepartment } from "#generated/hrms/hooks/departments.ts";
import { useCreateDesignation } from "#generated/hrms/hooks/designations.ts";
import { useCreateGrade } from "#generated/hrms/hooks/grades.ts";
import { useCreateWorkLocation } from "#generated/hrms/hooks/work-locations.ts";
import { Button } from "../../../../kit/button.tsx";
import { Field } from "../../../../kit/field.tsx";
import { Input } from "../../../../kit/input.tsx";
import { Link } from "../../../../kit/link.tsx";
import { fieldErrors, problemText } from "../../../../kit/problem.ts";
import { toast } from "../../../../kit/toast.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useAbility } from "../../../../session/ability.ts";
import type { CompanySetup } from "./steps.ts";

/** In the order they are made: a designation takes the grade along. */
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
/** As people read them. */
const shown = ["department", "designation", "location", "grade"] as const satisfies readonly Kind[];

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
  const [typed, setTyped] = useState<Partial<Record<Kind, string>>>({});
  const [errors, setErrors] = useState<Partial<Record<Kind, string>>>({});
  const [made, setMade] = useState<ReadonlySet<Kind>>(new Set());
  const [busy, setBusy] = useState(false);
  const { mutateAsync: createGrade } = useCreateGrade();
  const { mutateAsync: createDesignation } = useCreateDesignation();
  const { mutateAsync: createDepartment } = useCreateDepartment();
  const { mutateAsync: createWorkLocation } = useCreateWorkLocation();

  const listOf = (kind: Kind): string => `/companies/${companyId}/${areas[kind]}`;
  const nameOf = (kind: Kind): string => typed[kind] ?? t(`setup.first.${kind}`);
  const exists = (kind: Kind): boolean => setup[counts[kind]] > 0 || made.has(kind);
  const open = kinds.filter((kind) => !exists(kind) && ability.can("create", areas[kind]));

  const create = async (): Promise<void> => {
    const path = { companyId };
    const faults: Partial<Record<Kind, string>> = Object.fromEntries(
      open.filter((kind) => nameOf(kind).trim() === "").map((kind) => [kind, t("common.fault.required")]),
    );
    const gradeOf: { gradeId?: string } = {};
    const done = new Set(made);
    const makers: Readonly<Record<Kind, (name: string) => Promise<unknown>>> = {
      grade: async (name) => (gradeOf.gradeId = (await createGrade({ path, body: { name, rank: 1 } })).id),
      designation: (designation) => createDesignation({ path, body: { designation, ...gradeOf } }),
      department: (department) => createDepartment({ path, body: { department, code: codeOf(department) } }),
      location: (name) => createWorkLocation({ path, body: { name } }),
    };
    for (const kind of open.filter((each) => faults[each] === undefined)) {
      try {
        await makers[kind](nameOf(kind).trim());
        done.add(kind);
      } catch (error) {
        faults[kind] = Object.values(fieldErrors(t, error))[0] ?? problemText(t, error);
      }
    }
    setMade(done);
    setErrors(faults);
    if (done.size > made.size) toast({ text: t("setup.structureMade", { count: done.size - made.size }) });
    await invalidate.getDashboard(queryClient, { path });
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void create().finally(() => setBusy(false));
  };

  return (
    <chakra.form onSubmit={onSubmit} noValidate>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
        gap="4"
        maxW="40rem"
      >
        {shown.map((kind) => (
          <chakra.li key={kind} minW="0">
            {exists(kind) ? (
              <chakra.div display="grid" gap="1.5">
                <chakra.span fontWeight="medium">{t(`setup.kind.${kind}`)}</chakra.span>
                <chakra.span display="flex" alignItems="center" gap="2" minH="9">
                  <chakra.span color="success.text" display="grid">
                    <Check size={16} aria-hidden />
                  </chakra.span>
                  <Link to={listOf(kind)}>{t("setup.there", { count: Math.max(setup[counts[kind]], 1) })}</Link>
                </chakra.span>
              </chakra.div>
            ) : (
              <Field label={t(`setup.kind.${kind}`)} error={errors[kind]}>
                <Input
                  name={kind}
                  autoComplete="off"
                  maxLength={80}
                  disabled={!open.includes(kind)}
                  value={nameOf(kind)}
                  onChange={(event) => setTyped({ ...typed, [kind]: event.target.value })}
                />
              </Field>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {open.length > 0 && (
        <Button type="submit" variant="solid" mt="4" loading={busy}>
          <Plus size={16} aria-hidden />
          {t("setup.createStructure", { count: open.length })}
        </Button>
      )}
    </chakra.form>
  );
}
