/** Developer drawer: a scenario for the calls of the demo, the calls that were made, and the samples as they were. */
import { css } from "#generated/styles/css/index.js";
import { useResetDemo } from "#generated/demo/hooks/demo.ts";
import { useQueryClient } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { ConfirmButton } from "../../kit/confirm-button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { CallList } from "./call-list.tsx";
import { setScenario, useScenario, type Scenario } from "./calls.ts";
import { callsOf } from "./demo-operations.ts";
import { ScenarioFields } from "./scenario-fields.tsx";
import { DrawerSection } from "./section.tsx";

export function DeveloperDrawer({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const scenario = useScenario();
  const reset = useResetDemo();

  /** What the page shows is asked for again, so that the scenario is seen at once. */
  const play = (next: Omit<Scenario, "calls">): void => {
    const calls = callsOf(next.kind, next.operation);
    const concerned = new Set([...scenario.calls, ...calls]);
    setScenario({ ...next, calls });
    void queries.resetQueries({ predicate: ({ queryKey }) => concerned.has(String(queryKey[1])) });
  };

  const restore = async (): Promise<void> => {
    await reset.mutateAsync({});
    toast({ kind: "success", text: t("developer.wasReset") });
  };

  return (
    <Dialog
      open
      clear
      side="end"
      width="28rem"
      title={t("developer.title")}
      onClose={onClose}
      footer={
        <ConfirmButton
          icon={RotateCcw}
          title={t("developer.resetTitle")}
          action={t("developer.reset")}
          onConfirm={restore}
        >
          {t("developer.resetText")}
        </ConfirmButton>
      }
    >
      <p className={css({ color: "text.muted", fontSize: "sm", lineHeight: "sm", pb: "3" })}>{t("developer.intro")}</p>
      <DrawerSection title={t("developer.scenario")}>
        <ScenarioFields scenario={scenario} onChange={play} />
      </DrawerSection>
      <CallList />
    </Dialog>
  );
}
