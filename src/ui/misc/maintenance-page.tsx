/** Server status, polled, with a link back once it is up. */
import { css } from "#generated/styles/css/index.js";
import { RotateCw } from "lucide-react";
import { useIntl } from "react-intl";
import { useGetHealth, useGetReadiness } from "#generated/hrms/hooks/system.ts";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { statusOf } from "../kit/problem.ts";
import { useText } from "../messages/use-text.ts";
import { Actions, BarePage } from "./bare-page.tsx";

type State = "Up" | "Down" | "Asking";
const colors: Record<State, string> = { Up: "success", Down: "danger", Asking: "border.strong" };
/** Asks afresh, unless the page has just begun with it. */
const asked = { refetchInterval: 15_000, retry: false, staleTime: 5_000 } as const;

function Part({ name, state }: { name: string; state: State }) {
  const t = useText();
  return (
    <li
      className={css({
        display: "flex",
        alignItems: "center",
        gap: "2",
        px: "4",
        py: "3",
        borderTopWidth: "1px",
        borderColor: "border",
        _first: { borderTopWidth: "0" },
      })}
    >
      <span className={css({ fontWeight: "medium" })}>{name}</span>
      <span
        className={css({ ms: "auto", display: "inline-flex", alignItems: "center", gap: "2", color: "text.muted" })}
      >
        <span className={css({ boxSize: "2", borderRadius: "full", bg: colors[state] })} aria-hidden />
        {t(`misc.state${state}`)}
      </span>
    </li>
  );
}

export function MaintenancePage() {
  const t = useText();
  const intl = useIntl();
  const health = useGetHealth({}, asked);
  const ready = useGetReadiness({}, asked);
  const settled = (health.data || health.error) && (ready.data || ready.error);
  const server: State = health.error ? "Down" : health.data ? "Up" : "Asking";
  // If the server is down, the database status is unknown.
  const database: State = ready.error
    ? statusOf(ready.error) === 0
      ? "Asking"
      : "Down"
    : ready.data
      ? "Up"
      : "Asking";
  const well = server === "Up" && database === "Up";
  const at = Math.max(health.dataUpdatedAt, health.errorUpdatedAt);
  const again = (): void => void Promise.all([health.refetch(), ready.refetch()]);
  return (
    <BarePage
      drawing={well ? "soon" : "error"}
      title={t("misc.maintenanceTitle")}
      intro={
        <span role="status">
          {t(!settled ? "misc.maintenanceAsking" : well ? "misc.maintenanceUp" : "misc.maintenanceDown")}
        </span>
      }
    >
      <ul
        className={css({
          w: "full",
          maxW: "24rem",
          mt: "6",
          textAlign: "start",
          bg: "surface",
          borderWidth: "1px",
          borderColor: "border",
          borderRadius: "card",
        })}
      >
        <Part name={t("misc.partServer")} state={server} />
        <Part name={t("misc.partDatabase")} state={database} />
      </ul>
      <div
        className={css({
          color: "text.muted",
          fontSize: "sm",
          lineHeight: "sm",
          mt: "3",
          minH: "10",
          fontVariantNumeric: "tabular-nums",
        })}
      >
        {health.data && (
          <p>
            {t("misc.running", {
              version: health.data.version,
              duration: durationOf(health.data.uptimeSeconds, intl.locale),
            })}
          </p>
        )}
        {at > 0 && (
          <p>
            {t("misc.askedAt", {
              time: intl.formatTime(at, { hour: "2-digit", minute: "2-digit", second: "2-digit" }),
            })}
          </p>
        )}
      </div>
      <Actions css={{ mt: "4" }}>
        <Button loading={health.isFetching || ready.isFetching} onClick={again}>
          <RotateCw size={16} aria-hidden />
          {t("misc.checkAgain")}
        </Button>
        {well && (
          <ButtonLink to="/start" variant="solid">
            {t("common.toStart")}
          </ButtonLink>
        )}
      </Actions>
    </BarePage>
  );
}

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** In the largest unit that fits. */
function durationOf(seconds: number, locale: string): string {
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? units[3];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / size));
}
