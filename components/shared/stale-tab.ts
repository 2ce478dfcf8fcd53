import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useState } from 'react';

// The words of Turbopack, of webpack, and of `import()` in Chromium and Firefox, then in Safari, which names no address.
const chunkMessage =
  /Failed to load chunk|Loading (?:CSS )?chunk .+ failed|dynamically imported module|Importing a module script failed/;
const chunkAddress = /(?:https?:\/\/[^\s/]+)?\/\S+?\.(?:m?js|css)\b[^\s):]*/;

/** Whether a script or a style of the build did not load, for whatever reason. */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'ChunkLoadError' || chunkMessage.test(error.message));

async function isGone(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/**
 * Whether the error shows that this tab is older than the deployed build: the server does not know the action, or the site
 * answers that the chunk is not there. A cut line and a server that fails are no such signs.
 */
export async function isStaleTab(error: unknown): Promise<boolean> {
  if (unstable_isUnrecognizedActionError(error)) return true;
  const address = isChunkError(error) && chunkAddress.exec(error.message)?.[0];
  return address ? isGone(address) : false;
}

/** The same for an error boundary; false until it is known. */
export function useStaleTab(error: unknown): boolean {
  const [isStale, setIsStale] = useState(false);
  useEffect(() => void isStaleTab(error).then(setIsStale), [error]);
  return isStale;
}
