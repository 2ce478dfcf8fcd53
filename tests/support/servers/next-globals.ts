import { AsyncLocalStorage } from 'node:async_hooks';

// As Next's server has it: a module of Next that is loaded without it fails for every file of the process.
Object.assign(globalThis, { AsyncLocalStorage });
