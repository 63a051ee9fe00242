/** Types of what Vite adds to modules. */
/// <reference types="vite/client" />
