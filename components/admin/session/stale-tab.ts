import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useState } from 'react';

/** Whether a script or a style of the build did not load, for whatever reason. */
export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Whether the site answers that the chunk of an error is not there: this tab is older than the deployed build. A lost connection and a
 * server that fails are no such signs.
 */
export async function isChunkGone(error: unknown): Promise<boolean> {
  // "Failed to load chunk /_next/static/chunks/a.js from module 12"
  const address = isChunkError(error) && /\/_next\/[^\s:]+/.exec(error.message)?.[0];
  if (!address) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Whether an error shows that this tab is older than the deployed build: the server does not know its action, or its chunk is gone. */
export const isTabStale = async (error: unknown): Promise<boolean> =>
  unstable_isUnrecognizedActionError(error) || (await isChunkGone(error));

/** The same for an error boundary; false until it is known. */
export function useStaleTab(error: unknown): boolean {
  const [isStale, setIsStale] = useState(false);
  useEffect(() => void isTabStale(error).then(setIsStale), [error]);
  return isStale;
}
