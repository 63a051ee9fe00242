// Generated from panda.config.ts by `npm run generate`; never edited.
export * from './factory.js';
export * from './is-valid-prop.js';
export * from './create-style-context.js';
