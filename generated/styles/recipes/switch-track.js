// Generated from panda.config.ts by `npm run generate`; never edited.
import { memo, splitProps } from '../helpers.js';
import { createRecipe, mergeRecipes } from './create-recipe.js';

const switchTrackFn = /* @__PURE__ */ createRecipe('switch', {
  "size": "md"
}, [])

const switchTrackVariantMap = {
  "size": [
    "sm",
    "md",
    "lg"
  ]
}

const switchTrackVariantKeys = Object.keys(switchTrackVariantMap)

export const switchTrack = /* @__PURE__ */ Object.assign(memo(switchTrackFn.recipeFn), {
  __recipe__: true,
  __name__: 'switchTrack',
  __getCompoundVariantCss__: switchTrackFn.__getCompoundVariantCss__,
  raw: (props) => props,
  variantKeys: switchTrackVariantKeys,
  variantMap: switchTrackVariantMap,
  merge(recipe) {
    return mergeRecipes(this, recipe)
  },
  splitVariantProps(props) {
    return splitProps(props, switchTrackVariantKeys)
  },
  getVariantProps: switchTrackFn.getVariantProps,
})