import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useEffect, useState } from 'react';

export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** A 404 for the chunk means that the tab is older than the build. Network and server errors do not count. */
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

export const isTabStale = async (error: unknown): Promise<boolean> =>
  unstable_isUnrecognizedActionError(error) || (await isChunkGone(error));

export function useStaleTab(error: unknown): boolean {
  const [isStale, setIsStale] = useState(false);
  useEffect(() => void isTabStale(error).then(setIsStale), [error]);
  return isStale;
}
