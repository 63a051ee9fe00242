// Generated from panda.config.ts by `npm run generate`; never edited.
import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const cardTitleFn = /* @__PURE__ */ createRecipe('card-title', {}, [])

const cardTitleVariantMap = {}

const cardTitleVariantKeys = Object.keys(cardTitleVariantMap)

export const cardTitle = /* @__PURE__ */ Object.assign(memo(cardTitleFn.recipeFn), {
  __recipe__: true,
  __name__: 'cardTitle',
  __getCompoundVariantCss__: cardTitleFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: cardTitleVariantKeys,
  variantMap: cardTitleVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, cardTitleVariantKeys)
  },
  getVariantProps: cardTitleFn.getVariantProps,
})