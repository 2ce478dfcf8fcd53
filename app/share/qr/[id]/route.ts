import { projectContent } from '@/lib/content/projects/projects-pages';
import { findPageAddress } from '@/lib/domain/projects/page-address';
import { env } from '@/lib/server/env';
import { answerNoSharePicture } from '@/lib/server/http/share-answer';
import { isId } from '@/lib/shared/parsing/id';
import { toQrPath } from '@/lib/shared/qr';
import { formatDay } from '@/lib/shared/time/format-moment';

// In modules of the code.
const letters = { height: 2.6, line: 3.4, width: 1.45 };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Lines in the middle below the code; one that is too long is set closer. */
const toLines = (lines: string[], size: number): string =>
  lines
    .map((line, at) => {
      const squeezed =
        line.length * letters.width > size ? ` textLength="${size}" lengthAdjust="spacingAndGlyphs"` : '';
      const text = line.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);
      return `<text x="${size / 2}" y="${letters.height + at * letters.line + size}"${squeezed}>${text}</text>`;
    })
    .join('');

/** The address of a project's page, in a code and in letters, for paper, and the day: only a page that is printed asks for it. */
export async function GET(_request: Request, { params }: RouteContext<'/share/qr/[id]'>): Promise<Response> {
  const { id } = await params;
  if (!isId(id)) return answerNoSharePicture();
  const { size, d } = toQrPath(`${env.SITE_URL}/projects/${id}`);
  // Without the database the code alone is drawn.
  const page = await findPageAddress(id).catch(() => null);
  const address = page ? [page.host, page.pathname] : [];
  const lines = [...address, `${projectContent.printed} ${formatDay(new Date().toISOString())}`];
  const height = size + letters.line * lines.length + 0.6;
  const font = `font-size="${letters.height}" text-anchor="middle" font-family="sans-serif"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}"><path d="${d}"/><g ${font}>${toLines(lines, size)}</g></svg>`;
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=600' },
  });
}
