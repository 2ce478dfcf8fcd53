// Next evaluates this file before its own client, which waits for the next task (`paintFirst` in lib/server/next-internals/ready-page.cjs).
// React, the larger half, is evaluated here: two short tasks in place of one that keeps a phone from answering.
import 'react-dom/client';
