// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const tabsDefaultVariants = {
  "look": "line",
  "widths": "content"
}
const tabsCompoundVariants = [
  {
    "look": "line",
    "vertical": true,
    "css": {
      "list": {
        "borderBottomWidth": "0",
        "borderInlineEndWidth": "1px",
        "paddingInlineEnd": "0"
      },
      "trigger": {
        "mb": "0",
        "marginInlineEnd": "-1px",
        "borderBottomWidth": "0",
        "borderInlineEndWidth": "2px",
        "paddingInlineEnd": "4"
      }
    }
  }
]

const tabsSlotNames = [
  [
    "list",
    "tabs__list"
  ],
  [
    "trigger",
    "tabs__trigger"
  ]
]
const tabsSlotFns = /* @__PURE__ */ tabsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, tabsDefaultVariants, getSlotCompoundVariant(tabsCompoundVariants, slotName))])

const tabsFn = memo((props = {}) => {
  return Object.fromEntries(tabsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const tabsVariantKeys = [
  "look",
  "vertical",
  "widths"
]
const getVariantProps = (variants) => ({ ...tabsDefaultVariants, ...compact(variants) })

export const tabs = /* @__PURE__ */ Object.assign(tabsFn, {
  __recipe__: false,
  __name__: 'tabs',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: tabsVariantKeys,
  variantMap: {
  "look": [
    "line",
    "pills"
  ],
  "vertical": [
    "true"
  ],
  "widths": [
    "content",
    "filled",
    "justified"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, tabsVariantKeys)
  },
  getVariantProps
})