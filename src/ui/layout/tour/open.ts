/** Whether the tour is on, shared by the account menu, the command palette and the shell. */
import { sharedValue } from "../../kit/shared-value.ts";

export const { set: setTouring, useValue: useTouring } = sharedValue(false);
