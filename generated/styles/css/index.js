// Generated from panda.config.ts by `npm run generate`; never edited.
export * from './css.js';
export * from './cx.js';
export * from './cva.js';
export * from './sva.js';