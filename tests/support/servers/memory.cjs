'use strict';
// Loaded before a server under test: answers, when asked, how many bytes are still in use once the garbage is collected, and what files are loaded.
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

process.on('message', (message) => {
  if (message === 'loaded') process.send?.({ loaded: Object.keys(require.cache) });
  if (message !== 'memory') return;
  // What lies outside of V8's heap is counted as free by the second collection.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ memory: heapUsed + external });
});
