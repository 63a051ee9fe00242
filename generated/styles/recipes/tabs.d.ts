// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface TabsVariant {
  /**
 * @default "line"
 */
look: "line" | "pills"
vertical: boolean
/**
 * @default "content"
 */
widths: "content" | "filled" | "justified"
}

type TabsVariantMap = {
  [key in keyof TabsVariant]: Array<TabsVariant[key]>
}

type TabsSlot = "list" | "trigger"

export type TabsVariantProps = {
  [key in keyof TabsVariant]?: TabsVariant[key] | undefined
}

export interface TabsRecipe {
  __slot: TabsSlot
  __type: TabsVariantProps
  (props?: TabsVariantProps): Pretty<Record<TabsSlot, string>>
  raw: (props?: TabsVariantProps) => TabsVariantProps
  variantMap: TabsVariantMap
  variantKeys: Array<keyof TabsVariant>
  splitVariantProps<Props extends TabsVariantProps>(props: Props): [TabsVariantProps, Pretty<DistributiveOmit<Props, keyof TabsVariantProps>>]
  getVariantProps: (props?: TabsVariantProps) => TabsVariantProps
}


export declare const tabs: TabsRecipe