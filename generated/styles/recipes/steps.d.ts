// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface StepsVariant {
  look: "horizontal" | "vertical" | "modern"
}

type StepsVariantMap = {
  [key in keyof StepsVariant]: Array<StepsVariant[key]>
}

type StepsSlot = "list" | "item" | "step" | "mark" | "name" | "label" | "text" | "between"

export type StepsVariantProps = {
  [key in keyof StepsVariant]?: ConditionalValue<StepsVariant[key]> | undefined
}

export interface StepsRecipe {
  __slot: StepsSlot
  __type: StepsVariantProps
  (props?: StepsVariantProps): Pretty<Record<StepsSlot, string>>
  raw: (props?: StepsVariantProps) => StepsVariantProps
  variantMap: StepsVariantMap
  variantKeys: Array<keyof StepsVariant>
  splitVariantProps<Props extends StepsVariantProps>(props: Props): [StepsVariantProps, Pretty<DistributiveOmit<Props, keyof StepsVariantProps>>]
  getVariantProps: (props?: StepsVariantProps) => StepsVariantProps
}


export declare const steps: StepsRecipe