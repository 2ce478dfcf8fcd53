import { projectContent } from '@/lib/content/projects/projects-pages';
import { env } from '@/lib/server/env';
import { answerNoSharePicture } from '@/lib/server/http/share-answer';
import { isId } from '@/lib/shared/id';
import { toQrPath } from '@/lib/shared/qr';
import { formatDay } from '@/lib/shared/time/format-moment';

// In modules of the code.
const letters = { height: 2.6, room: 4 };

/** The address of a project's page, for paper, and the day: only a page that is printed asks for it. */
export async function GET(_request: Request, { params }: RouteContext<'/share/qr/[id]'>): Promise<Response> {
  const { id } = await params;
  if (!isId(id)) return answerNoSharePicture();
  const { size, d } = toQrPath(`${env.SITE_URL}/projects/${id}`);
  const day = `<text x="${size / 2}" y="${size + letters.height}" font-size="${letters.height}" text-anchor="middle" font-family="sans-serif">${projectContent.printed} ${formatDay(new Date().toISOString())}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + letters.room}"><path d="${d}"/>${day}</svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=600' },
  });
}
