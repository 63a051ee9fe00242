/** Starts and stops the timer of a line; while it runs, it shows for how long. */
import { Play, Square } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { useText } from "../../../messages/use-text.ts";
import { hoursText } from "../../../kit/hours-text.ts";
import { minutesSince, type RunningTimer } from "./timer.ts";

const tickMs = 10_000;

interface TimerButtonProps {
  /** The timer of this line, if it runs. */
  readonly running: RunningTimer | null;
  readonly inactive: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

export function TimerButton({ running, inactive, onStart, onStop }: TimerButtonProps) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [running]);
  if (running)
    return (
      <Button size="sm" variant="solid" onClick={onStop}>
        <Square size={14} aria-hidden />
        {t("attendance-tools.stopTimer", { time: hoursText(minutesSince(running.startedAt, now)) })}
      </Button>
    );
  return (
    <Button size="sm" inactive={inactive} onClick={onStart}>
      <Play size={14} aria-hidden />
      {t("attendance-tools.startTimer")}
    </Button>
  );
}
