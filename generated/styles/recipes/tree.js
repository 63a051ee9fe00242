// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const treeDefaultVariants = {}
const treeCompoundVariants = []

const treeSlotNames = [
  [
    "item",
    "tree__item"
  ],
  [
    "toggle",
    "tree__toggle"
  ],
  [
    "name",
    "tree__name"
  ],
  [
    "note",
    "tree__note"
  ],
  [
    "detail",
    "tree__detail"
  ]
]
const treeSlotFns = /* @__PURE__ */ treeSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, treeDefaultVariants, getSlotCompoundVariant(treeCompoundVariants, slotName))])

const treeFn = memo((props = {}) => {
  return Object.fromEntries(treeSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const treeVariantKeys = []
const getVariantProps = (variants) => ({ ...treeDefaultVariants, ...compact(variants) })

export const tree = /* @__PURE__ */ Object.assign(treeFn, {
  __recipe__: false,
  __name__: 'tree',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: treeVariantKeys,
  variantMap: {},
  splitVariantProps(props) {
    return splitProps(props, treeVariantKeys)
  },
  getVariantProps
})