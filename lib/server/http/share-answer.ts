import 'server-only';

// A day in caches: the address names the version.
const answer = (picture: Uint8Array<ArrayBuffer>, type: string): Response =>
  new Response(picture, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' } });

export const answerSharePicture = (picture: Uint8Array<ArrayBuffer>): Response =>
  answer(picture, 'image/jpeg');
export const answerBrandImage = (picture: Uint8Array<ArrayBuffer>): Response => answer(picture, 'image/png');

export const answerNoSharePicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
