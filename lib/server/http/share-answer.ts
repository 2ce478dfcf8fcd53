import 'server-only';

/** The answer that carries a share picture; its address names the version, so it may be kept for long. */
export const answerSharePicture = (picture: Uint8Array<ArrayBuffer>): Response =>
  new Response(picture, {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=86400' },
  });

export const answerNoSharePicture = (): Response =>
  new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
