// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface ProgressVariant {
  /**
 * @default "md"
 */
size: "sm" | "md" | "lg"
striped: boolean
animated: boolean
}

type ProgressVariantMap = {
  [key in keyof ProgressVariant]: Array<ProgressVariant[key]>
}

type ProgressSlot = "track" | "bar"

export type ProgressVariantProps = {
  [key in keyof ProgressVariant]?: ConditionalValue<ProgressVariant[key]> | undefined
}

export interface ProgressRecipe {
  __slot: ProgressSlot
  __type: ProgressVariantProps
  (props?: ProgressVariantProps): Pretty<Record<ProgressSlot, string>>
  raw: (props?: ProgressVariantProps) => ProgressVariantProps
  variantMap: ProgressVariantMap
  variantKeys: Array<keyof ProgressVariant>
  splitVariantProps<Props extends ProgressVariantProps>(props: Props): [ProgressVariantProps, Pretty<DistributiveOmit<Props, keyof ProgressVariantProps>>]
  getVariantProps: (props?: ProgressVariantProps) => ProgressVariantProps
}


export declare const progress: ProgressRecipe