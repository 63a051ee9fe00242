// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const navDefaultVariants = {
  "look": "plain",
  "fill": "none",
  "vertical": false
}
const navCompoundVariants = []

const navSlotNames = [
  [
    "list",
    "nav__list"
  ],
  [
    "entry",
    "nav__entry"
  ],
  [
    "heading",
    "nav__heading"
  ]
]
const navSlotFns = /* @__PURE__ */ navSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, navDefaultVariants, getSlotCompoundVariant(navCompoundVariants, slotName))])

const navFn = memo((props = {}) => {
  return Object.fromEntries(navSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const navVariantKeys = [
  "look",
  "fill",
  "vertical"
]
const getVariantProps = (variants) => ({ ...navDefaultVariants, ...compact(variants) })

export const nav = /* @__PURE__ */ Object.assign(navFn, {
  __recipe__: false,
  __name__: 'nav',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: navVariantKeys,
  variantMap: {
  "look": [
    "plain",
    "line"
  ],
  "fill": [
    "none",
    "filled",
    "justified"
  ],
  "vertical": [
    "true",
    "false"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, navVariantKeys)
  },
  getVariantProps
})