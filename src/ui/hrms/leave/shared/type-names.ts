/** The messages in which the names of statutory leave types are translated; English needs none. */
import { currentTexts } from "../../../messages/store.ts";

export const typeNames = (): readonly "names"[] => (currentTexts().language === "en" ? [] : ["names"]);
