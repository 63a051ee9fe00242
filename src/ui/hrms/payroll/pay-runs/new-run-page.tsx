/** A new pay run. */
import { useMemo } from "react";
import { CreateScreen } from "../../../crud/form-screen.tsx";
import { payRuns } from "./area.ts";

export function NewRunPage({ companyId }: { companyId: string }) {
  const scope = useMemo(() => ({ companyId }), [companyId]);
  return <CreateScreen area={payRuns} scope={scope} base={`/companies/${companyId}/pay-runs`} />;
}
