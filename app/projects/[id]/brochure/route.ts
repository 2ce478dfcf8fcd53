import { findBrochure } from '@/lib/domain/brochure/queries';
import { answerMade } from '@/lib/server/files/answer';
import { answerFileFailure } from '@/lib/server/http/file-failure';
import { makeBrochure } from '@/lib/server/pictures/brochure/make';

/** The brochure of a project, made of its record as a download. It says no more than the page, so it is open as that is. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/projects/[id]/brochure'>,
): Promise<Response> {
  try {
    const { fileName, sheet, picture } = await findBrochure((await params).id);
    return await answerMade(request, fileName, () => makeBrochure(sheet, picture));
  } catch (error) {
    return answerFileFailure(error);
  }
}
