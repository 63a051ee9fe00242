/** Why a form of the settings was not saved: what was typed is still in it when somebody else was first. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

export function refusalText(t: Text, error: unknown): string {
  return problemOf(error)?.code === "version-clash" ? t("settings.clash") : problemText(t, error);
}
