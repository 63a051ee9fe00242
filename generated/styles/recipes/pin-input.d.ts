// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import type { ConditionalValue } from '../types/index';
import type { DistributiveOmit, Pretty } from '../types/system-types';

interface PinInputVariant {
  
}

type PinInputVariantMap = {
  [key in keyof PinInputVariant]: Array<PinInputVariant[key]>
}

type PinInputSlot = "control" | "input"

export type PinInputVariantProps = {
  [key in keyof PinInputVariant]?: ConditionalValue<PinInputVariant[key]> | undefined
}

export interface PinInputRecipe {
  __slot: PinInputSlot
  __type: PinInputVariantProps
  (props?: PinInputVariantProps): Pretty<Record<PinInputSlot, string>>
  raw: (props?: PinInputVariantProps) => PinInputVariantProps
  variantMap: PinInputVariantMap
  variantKeys: Array<keyof PinInputVariant>
  splitVariantProps<Props extends PinInputVariantProps>(props: Props): [PinInputVariantProps, Pretty<DistributiveOmit<Props, keyof PinInputVariantProps>>]
  getVariantProps: (props?: PinInputVariantProps) => PinInputVariantProps
}


export declare const pinInput: PinInputRecipe