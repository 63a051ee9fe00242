/** Error messages of settings forms; after a conflict the user's input is kept. */
import { problemWords } from "../../../kit/problem.ts";

export const refusalText = problemWords({ "version-clash": "settings.clash" });
