// Generated from panda.config.ts by `npm run generate`; never edited.
import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const foldingFn = /* @__PURE__ */ createRecipe('folding', {}, [])

const foldingVariantMap = {}

const foldingVariantKeys = Object.keys(foldingVariantMap)

export const folding = /* @__PURE__ */ Object.assign(memo(foldingFn.recipeFn), {
  __recipe__: true,
  __name__: 'folding',
  __getCompoundVariantCss__: foldingFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: foldingVariantKeys,
  variantMap: foldingVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, foldingVariantKeys)
  },
  getVariantProps: foldingFn.getVariantProps,
})