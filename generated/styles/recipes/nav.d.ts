// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface NavVariant {
  /**
 * @default "plain"
 */
look: "plain" | "line"
/**
 * @default "none"
 */
fill: "none" | "filled" | "justified"
/**
 * @default false
 */
vertical: boolean
}

type NavVariantMap = {
  [key in keyof NavVariant]: Array<NavVariant[key]>
}

type NavSlot = "list" | "entry" | "heading"

export type NavVariantProps = {
  [key in keyof NavVariant]?: ConditionalValue<NavVariant[key]> | undefined
}

export interface NavRecipe {
  __slot: NavSlot
  __type: NavVariantProps
  (props?: NavVariantProps): Pretty<Record<NavSlot, string>>
  raw: (props?: NavVariantProps) => NavVariantProps
  variantMap: NavVariantMap
  variantKeys: Array<keyof NavVariant>
  splitVariantProps<Props extends NavVariantProps>(props: Props): [NavVariantProps, Pretty<DistributiveOmit<Props, keyof NavVariantProps>>]
  getVariantProps: (props?: NavVariantProps) => NavVariantProps
}


export declare const nav: NavRecipe