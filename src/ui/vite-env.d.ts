/** Types Vite adds to modules. */
/// <reference types="vite/client" />
