import 'server-only';
import { gatedCacheControl } from '@/lib/shared/gated-tag';

// One day: the address names the version.
const keptForADay = 'public, max-age=86400';

const answer = (picture: Uint8Array<ArrayBuffer>, type: string, cacheControl = keptForADay): Response =>
  new Response(picture, { headers: { 'Content-Type': type, 'Cache-Control': cacheControl } });

/** `mayBeHeld`: the website may have to hide this project later. */
export const answerSharePicture = (picture: Uint8Array<ArrayBuffer>, mayBeHeld = false): Response =>
  answer(picture, 'image/jpeg', mayBeHeld ? gatedCacheControl : keptForADay);
export const answerBrandImage = (picture: Uint8Array<ArrayBuffer>): Response => answer(picture, 'image/png');

export const answerNoSharePicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
