import { env } from '@/lib/server/env';
import { answerNoSharePicture } from '@/lib/server/http/share-answer';
import { isId } from '@/lib/shared/id';
import { toQrPath } from '@/lib/shared/qr';

/** The address of a project's page, for paper: only a page that is printed asks for it. */
export async function GET(_request: Request, { params }: RouteContext<'/share/qr/[id]'>): Promise<Response> {
  const { id } = await params;
  if (!isId(id)) return answerNoSharePicture();
  const { size, d } = toQrPath(`${env.SITE_URL}/projects/${id}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${d}"/></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
