import 'server-only';

// A day in caches: the address names the version.
export const answerSharePicture = (picture: Uint8Array<ArrayBuffer>): Response =>
  new Response(picture, {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });

export const answerNoSharePicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
