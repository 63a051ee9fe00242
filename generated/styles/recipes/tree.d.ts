// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface TreeVariant {
  
}

type TreeVariantMap = {
  [key in keyof TreeVariant]: Array<TreeVariant[key]>
}

type TreeSlot = "item" | "toggle" | "name" | "note" | "detail"

export type TreeVariantProps = {
  [key in keyof TreeVariant]?: ConditionalValue<TreeVariant[key]> | undefined
}

export interface TreeRecipe {
  __slot: TreeSlot
  __type: TreeVariantProps
  (props?: TreeVariantProps): Pretty<Record<TreeSlot, string>>
  raw: (props?: TreeVariantProps) => TreeVariantProps
  variantMap: TreeVariantMap
  variantKeys: Array<keyof TreeVariant>
  splitVariantProps<Props extends TreeVariantProps>(props: Props): [TreeVariantProps, Pretty<DistributiveOmit<Props, keyof TreeVariantProps>>]
  getVariantProps: (props?: TreeVariantProps) => TreeVariantProps
}


export declare const tree: TreeRecipe