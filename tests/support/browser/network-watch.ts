import type { Page } from 'playwright/test';

/** An answer that came over the line: `bytes` with its head. What the browser had kept costs nothing, and is none. */
export type Fetched = { url: string; type: string; bytes: number };

/** What the page's browser fetches from now on. */
export async function watchNetwork(page: Page): Promise<Fetched[]> {
  const client = await page.context().newCDPSession(page);
  const fetched: Fetched[] = [];
  const asked = new Map<string, Omit<Fetched, 'bytes'>>();
  client.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    asked.set(requestId, { url: request.url, type });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const answer = asked.get(requestId);
    if (answer && bytes > 0 && !answer.url.startsWith('data:')) fetched.push({ ...answer, bytes });
  });
  await client.send('Network.enable');
  return fetched;
}

export const sumBytes = (fetched: Fetched[], isCounted: (one: Fetched) => boolean = () => true): number =>
  fetched.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0);
