// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface FoldingVariant {
  
}

type FoldingVariantMap = {
  [key in keyof FoldingVariant]: Array<FoldingVariant[key]>
}



export type FoldingVariantProps = {
  [key in keyof FoldingVariant]?: ConditionalValue<FoldingVariant[key]> | undefined
}

export interface FoldingRecipe {
  
  __type: FoldingVariantProps
  (props?: FoldingVariantProps): string
  raw: (props?: FoldingVariantProps) => FoldingVariantProps
  variantMap: FoldingVariantMap
  variantKeys: Array<keyof FoldingVariant>
  splitVariantProps<Props extends FoldingVariantProps>(props: Props): [FoldingVariantProps, Pretty<DistributiveOmit<Props, keyof FoldingVariantProps>>]
  getVariantProps: (props?: FoldingVariantProps) => FoldingVariantProps
}


export declare const folding: FoldingRecipe