/** Fields of a pay run that depend on others. */
import type { Values } from "../../../form/spec.ts";

/** Kinds that pay chosen items only. */
export const paysItems = ({ kind }: Values): boolean => kind === "off-cycle" || kind === "bonus";
