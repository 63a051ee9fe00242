/** Fields of a pay run that depend on others, or on what the reader may see. */
import type { Reference, Values } from "../../../form/spec.ts";
import type { AppAbility } from "../../../session/ability.ts";

/** Kinds that pay chosen items only. */
export const paysItems = ({ kind }: Values): boolean => kind === "off-cycle" || kind === "bonus";

/** Whether the reader may list what the field refers to. */
export const mayChoose = (ability: AppAbility, reference: Reference | undefined): boolean =>
  reference?.subject === undefined || ability.can("read", reference.subject);
