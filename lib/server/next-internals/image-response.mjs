// @ts-check
// `next/og` needs Next around it.
export { ImageResponse } from 'next/dist/compiled/@vercel/og/index.node.js';
