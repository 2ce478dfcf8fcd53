import v8 from 'node:v8';

// What a request makes is alive for as long as it waits. V8 takes that for long-lived and, from then on, allocates it where only a
// full collection frees it. See docs/decisions/0161-no-pretenuring.md.
v8.setFlagsFromString('--no-allocation-site-pretenuring');
