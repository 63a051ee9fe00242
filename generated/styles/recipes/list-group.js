// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const listGroupDefaultVariants = {
  "flush": false,
  "horizontal": false
}
const listGroupCompoundVariants = []

const listGroupSlotNames = [
  [
    "frame",
    "list-group__frame"
  ],
  [
    "line",
    "list-group__line"
  ],
  [
    "action",
    "list-group__action"
  ],
  [
    "check",
    "list-group__check"
  ],
  [
    "text",
    "list-group__text"
  ],
  [
    "end",
    "list-group__end"
  ]
]
const listGroupSlotFns = /* @__PURE__ */ listGroupSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, listGroupDefaultVariants, getSlotCompoundVariant(listGroupCompoundVariants, slotName))])

const listGroupFn = memo((props = {}) => {
  return Object.fromEntries(listGroupSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const listGroupVariantKeys = [
  "flush",
  "horizontal"
]
const getVariantProps = (variants) => ({ ...listGroupDefaultVariants, ...compact(variants) })

export const listGroup = /* @__PURE__ */ Object.assign(listGroupFn, {
  __recipe__: false,
  __name__: 'listGroup',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: listGroupVariantKeys,
  variantMap: {
  "flush": [
    "false"
  ],
  "horizontal": [
    "true",
    "false"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, listGroupVariantKeys)
  },
  getVariantProps
})