// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const separatorDefaultVariants = {}
const separatorCompoundVariants = []

const separatorSlotNames = [
  [
    "root",
    "separator__root"
  ],
  [
    "line",
    "separator__line"
  ],
  [
    "text",
    "separator__text"
  ]
]
const separatorSlotFns = /* @__PURE__ */ separatorSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, separatorDefaultVariants, getSlotCompoundVariant(separatorCompoundVariants, slotName))])

const separatorFn = memo((props = {}) => {
  return Object.fromEntries(separatorSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const separatorVariantKeys = [
  "vertical"
]
const getVariantProps = (variants) => ({ ...separatorDefaultVariants, ...compact(variants) })

export const separator = /* @__PURE__ */ Object.assign(separatorFn, {
  __recipe__: false,
  __name__: 'separator',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: separatorVariantKeys,
  variantMap: {
  "vertical": [
    "true"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, separatorVariantKeys)
  },
  getVariantProps
})