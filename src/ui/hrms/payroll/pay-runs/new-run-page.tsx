/** A new pay run. Filters whose choices the reader may not see are left out. */
import { useMemo } from "react";
import { CreateScreen } from "../../../crud/form-screen.tsx";
import { useAbility } from "../../../session/ability.ts";
import { payRuns } from "./area.ts";
import { mayChoose } from "./run-fields.ts";

export function NewRunPage({ companyId }: { companyId: string }) {
  const ability = useAbility();
  const scope = useMemo(() => ({ companyId }), [companyId]);
  const area = useMemo(() => {
    const lines = Object.entries(payRuns.form).map(([section, rows]) => [
      section,
      rows.filter((names) => names.every((name) => mayChoose(ability, payRuns.references[name]))),
    ]);
    return { ...payRuns, form: Object.fromEntries(lines) as typeof payRuns.form };
  }, [ability]);
  return <CreateScreen area={area} scope={scope} base={`/companies/${companyId}/pay-runs`} />;
}
