// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface ListGroupVariant {
  /**
 * @default false
 */
flush: boolean
/**
 * @default false
 */
horizontal: boolean
}

type ListGroupVariantMap = {
  [key in keyof ListGroupVariant]: Array<ListGroupVariant[key]>
}

type ListGroupSlot = "frame" | "line" | "action" | "check" | "text" | "end"

export type ListGroupVariantProps = {
  [key in keyof ListGroupVariant]?: ConditionalValue<ListGroupVariant[key]> | undefined
}

export interface ListGroupRecipe {
  __slot: ListGroupSlot
  __type: ListGroupVariantProps
  (props?: ListGroupVariantProps): Pretty<Record<ListGroupSlot, string>>
  raw: (props?: ListGroupVariantProps) => ListGroupVariantProps
  variantMap: ListGroupVariantMap
  variantKeys: Array<keyof ListGroupVariant>
  splitVariantProps<Props extends ListGroupVariantProps>(props: Props): [ListGroupVariantProps, Pretty<DistributiveOmit<Props, keyof ListGroupVariantProps>>]
  getVariantProps: (props?: ListGroupVariantProps) => ListGroupVariantProps
}


export declare const listGroup: ListGroupRecipe