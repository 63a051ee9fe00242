// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface TagsInputVariant {
  
}

type TagsInputVariantMap = {
  [key in keyof TagsInputVariant]: Array<TagsInputVariant[key]>
}

type TagsInputSlot = "root" | "tag" | "tagText" | "tagRemove" | "tagInput" | "input"

export type TagsInputVariantProps = {
  [key in keyof TagsInputVariant]?: ConditionalValue<TagsInputVariant[key]> | undefined
}

export interface TagsInputRecipe {
  __slot: TagsInputSlot
  __type: TagsInputVariantProps
  (props?: TagsInputVariantProps): Pretty<Record<TagsInputSlot, string>>
  raw: (props?: TagsInputVariantProps) => TagsInputVariantProps
  variantMap: TagsInputVariantMap
  variantKeys: Array<keyof TagsInputVariant>
  splitVariantProps<Props extends TagsInputVariantProps>(props: Props): [TagsInputVariantProps, Pretty<DistributiveOmit<Props, keyof TagsInputVariantProps>>]
  getVariantProps: (props?: TagsInputVariantProps) => TagsInputVariantProps
}


export declare const tagsInput: TagsInputRecipe