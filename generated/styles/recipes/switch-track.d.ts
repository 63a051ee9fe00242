// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface SwitchTrackVariant {
  /**
 * @default "md"
 */
size: "sm" | "md" | "lg"
}

type SwitchTrackVariantMap = {
  [key in keyof SwitchTrackVariant]: Array<SwitchTrackVariant[key]>
}



export type SwitchTrackVariantProps = {
  [key in keyof SwitchTrackVariant]?: ConditionalValue<SwitchTrackVariant[key]> | undefined
}

export interface SwitchTrackRecipe {
  
  __type: SwitchTrackVariantProps
  (props?: SwitchTrackVariantProps): string
  raw: (props?: SwitchTrackVariantProps) => SwitchTrackVariantProps
  variantMap: SwitchTrackVariantMap
  variantKeys: Array<keyof SwitchTrackVariant>
  splitVariantProps<Props extends SwitchTrackVariantProps>(props: Props): [SwitchTrackVariantProps, Pretty<DistributiveOmit<Props, keyof SwitchTrackVariantProps>>]
  getVariantProps: (props?: SwitchTrackVariantProps) => SwitchTrackVariantProps
}


export declare const switchTrack: SwitchTrackRecipe