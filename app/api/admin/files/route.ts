import { fileLimits } from '@/lib/content/limits';
import { stageFile } from '@/lib/server/files/stage';
import { toStoredFile } from '@/lib/server/files/use';
import { readMultipart } from '@/lib/server/http/body';
import { editorRoute, json, methods } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/parsing/form-data';

// Room for the multipart frame.
const maxBodyBytes = fileLimits.maxBytes + 64 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: editorRoute(async (request, { staff }) => {
    const [file, another] = listFiles(await readMultipart(request, maxBodyBytes), 'file');
    if (!file || another) throw new AppError('invalid', 'Send one PDF in the field "file".');
    const bytes = Buffer.from(await file.arrayBuffer());
    const row = await stageFile({ bytes, fileName: file.name, uploadedById: staff.userId });
    return json(toStoredFile(row), { status: 201 });
  }),
});
