/** Why a form of the settings was not saved: what was typed is still in it when somebody else was first. */
import { problemWords } from "../../../kit/problem.ts";

export const refusalText = problemWords({ "version-clash": "settings.clash" });
