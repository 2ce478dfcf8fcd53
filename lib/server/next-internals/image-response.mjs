// @ts-check
// Without Next around it: `next/og` asks for that.
export { ImageResponse } from 'next/dist/compiled/@vercel/og/index.node.js';
