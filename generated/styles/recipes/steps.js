// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const stepsDefaultVariants = {}
const stepsCompoundVariants = []

const stepsSlotNames = [
  [
    "list",
    "steps__list"
  ],
  [
    "item",
    "steps__item"
  ],
  [
    "step",
    "steps__step"
  ],
  [
    "mark",
    "steps__mark"
  ],
  [
    "name",
    "steps__name"
  ],
  [
    "label",
    "steps__label"
  ],
  [
    "text",
    "steps__text"
  ],
  [
    "between",
    "steps__between"
  ]
]
const stepsSlotFns = /* @__PURE__ */ stepsSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, stepsDefaultVariants, getSlotCompoundVariant(stepsCompoundVariants, slotName))])

const stepsFn = memo((props = {}) => {
  return Object.fromEntries(stepsSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const stepsVariantKeys = [
  "look"
]
const getVariantProps = (variants) => ({ ...stepsDefaultVariants, ...compact(variants) })

export const steps = /* @__PURE__ */ Object.assign(stepsFn, {
  __recipe__: false,
  __name__: 'steps',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: stepsVariantKeys,
  variantMap: {
  "look": [
    "horizontal",
    "vertical",
    "modern"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, stepsVariantKeys)
  },
  getVariantProps
})