// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface TimelineVariant {
  mark: "point" | "icon" | "portrait"
quiet: boolean
look: "start" | "alternate"
}

type TimelineVariantMap = {
  [key in keyof TimelineVariant]: Array<TimelineVariant[key]>
}

type TimelineSlot = "list" | "item" | "mark" | "dot" | "event" | "head" | "title" | "when"

export type TimelineVariantProps = {
  [key in keyof TimelineVariant]?: TimelineVariant[key] | undefined
}

export interface TimelineRecipe {
  __slot: TimelineSlot
  __type: TimelineVariantProps
  (props?: TimelineVariantProps): Pretty<Record<TimelineSlot, string>>
  raw: (props?: TimelineVariantProps) => TimelineVariantProps
  variantMap: TimelineVariantMap
  variantKeys: Array<keyof TimelineVariant>
  splitVariantProps<Props extends TimelineVariantProps>(props: Props): [TimelineVariantProps, Pretty<DistributiveOmit<Props, keyof TimelineVariantProps>>]
  getVariantProps: (props?: TimelineVariantProps) => TimelineVariantProps
}


export declare const timeline: TimelineRecipe