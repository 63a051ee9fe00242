// Generated from panda.config.ts by `npm run generate`; never edited.
import { compact, getSlotCompoundVariant, memo, splitProps } from '../helpers.js';
import { createRecipe } from './create-recipe.js';

const timelineDefaultVariants = {}
const timelineCompoundVariants = [
  {
    "mark": "icon",
    "quiet": true,
    "css": {
      "mark": {
        "bg": "inset",
        "color": "text.muted"
      }
    }
  }
]

const timelineSlotNames = [
  [
    "list",
    "timeline__list"
  ],
  [
    "item",
    "timeline__item"
  ],
  [
    "mark",
    "timeline__mark"
  ],
  [
    "dot",
    "timeline__dot"
  ],
  [
    "event",
    "timeline__event"
  ],
  [
    "head",
    "timeline__head"
  ],
  [
    "title",
    "timeline__title"
  ],
  [
    "when",
    "timeline__when"
  ]
]
const timelineSlotFns = /* @__PURE__ */ timelineSlotNames.map(([slotName, slotKey]) => [slotName, createRecipe(slotKey, timelineDefaultVariants, getSlotCompoundVariant(timelineCompoundVariants, slotName))])

const timelineFn = memo((props = {}) => {
  return Object.fromEntries(timelineSlotFns.map(([slotName, slotFn]) => [slotName, slotFn.recipeFn(props)]))
})

const timelineVariantKeys = [
  "mark",
  "quiet",
  "look"
]
const getVariantProps = (variants) => ({ ...timelineDefaultVariants, ...compact(variants) })

export const timeline = /* @__PURE__ */ Object.assign(timelineFn, {
  __recipe__: false,
  __name__: 'timeline',
  raw: (props) => props,
  classNameMap: {},
  variantKeys: timelineVariantKeys,
  variantMap: {
  "mark": [
    "point",
    "icon",
    "portrait"
  ],
  "quiet": [
    "true"
  ],
  "look": [
    "start",
    "alternate"
  ]
},
  splitVariantProps(props) {
    return splitProps(props, timelineVariantKeys)
  },
  getVariantProps
})