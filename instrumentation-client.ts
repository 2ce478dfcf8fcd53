// Next evaluates this file before its own client, which waits for the next task (`paintFirst` in lib/server/next-internals/ready-page.cjs).
// React, and the router by what uses it, are evaluated in a task each before that: short tasks in place of one that keeps a phone from
// answering.
const parts = [
  () => require('react-dom/client'),
  () => {
    require('next/link');
    require('next/navigation');
  },
];
for (const evaluate of parts) setTimeout(evaluate);
