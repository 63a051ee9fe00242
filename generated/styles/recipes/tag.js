// Generated from panda.config.ts by `npm run generate`; never edited.
import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const tagFn = /* @__PURE__ */ createRecipe('tag', {}, [])

const tagVariantMap = {
  "tone": [
    "neutral",
    "accent",
    "success",
    "warning",
    "danger",
    "info"
  ],
  "look": [
    "light",
    "solid",
    "outline"
  ],
  "pill": [
    "true"
  ]
}

const tagVariantKeys = Object.keys(tagVariantMap)

export const tag = /* @__PURE__ */ Object.assign(memo(tagFn.recipeFn), {
  __recipe__: true,
  __name__: 'tag',
  __getCompoundVariantCss__: tagFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: tagVariantKeys,
  variantMap: tagVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, tagVariantKeys)
  },
  getVariantProps: tagFn.getVariantProps,
})