// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface SeparatorVariant {
  vertical: boolean
}

type SeparatorVariantMap = {
  [key in keyof SeparatorVariant]: Array<SeparatorVariant[key]>
}

type SeparatorSlot = "root" | "line" | "text"

export type SeparatorVariantProps = {
  [key in keyof SeparatorVariant]?: ConditionalValue<SeparatorVariant[key]> | undefined
}

export interface SeparatorRecipe {
  __slot: SeparatorSlot
  __type: SeparatorVariantProps
  (props?: SeparatorVariantProps): Pretty<Record<SeparatorSlot, string>>
  raw: (props?: SeparatorVariantProps) => SeparatorVariantProps
  variantMap: SeparatorVariantMap
  variantKeys: Array<keyof SeparatorVariant>
  splitVariantProps<Props extends SeparatorVariantProps>(props: Props): [SeparatorVariantProps, Pretty<DistributiveOmit<Props, keyof SeparatorVariantProps>>]
  getVariantProps: (props?: SeparatorVariantProps) => SeparatorVariantProps
}


export declare const separator: SeparatorRecipe