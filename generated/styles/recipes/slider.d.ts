// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface SliderVariant {
  /**
 * @default "horizontal"
 */
orientation: "horizontal" | "vertical"
}

type SliderVariantMap = {
  [key in keyof SliderVariant]: Array<SliderVariant[key]>
}

type SliderSlot = "root" | "head" | "value" | "control" | "track" | "range" | "thumb" | "tip" | "marks" | "mark"

export type SliderVariantProps = {
  [key in keyof SliderVariant]?: ConditionalValue<SliderVariant[key]> | undefined
}

export interface SliderRecipe {
  __slot: SliderSlot
  __type: SliderVariantProps
  (props?: SliderVariantProps): Pretty<Record<SliderSlot, string>>
  raw: (props?: SliderVariantProps) => SliderVariantProps
  variantMap: SliderVariantMap
  variantKeys: Array<keyof SliderVariant>
  splitVariantProps<Props extends SliderVariantProps>(props: Props): [SliderVariantProps, Pretty<DistributiveOmit<Props, keyof SliderVariantProps>>]
  getVariantProps: (props?: SliderVariantProps) => SliderVariantProps
}


export declare const slider: SliderRecipe