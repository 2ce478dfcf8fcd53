import { findOpenFile } from '@/lib/domain/documents/queries';
import { answerFile } from '@/lib/server/files/answer';
import { answerFileFailure } from '@/lib/server/http/file-failure';

/** A document that is open to all, as a download; what is on request is as little there as what never was. */
export async function GET(request: Request, { params }: RouteContext<'/documents/[id]'>): Promise<Response> {
  try {
    return await answerFile(request, await findOpenFile((await params).id), 'all');
  } catch (error) {
    return answerFileFailure(error);
  }
}
