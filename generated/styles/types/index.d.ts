// Generated from panda.config.ts by `npm run generate`; never edited.
/* eslint-disable */
import './global.d.ts'
export * from './conditions';
export * from './pattern';
export * from './recipe';
export * from './system-types';
export * from './jsx';
export * from './style-props';