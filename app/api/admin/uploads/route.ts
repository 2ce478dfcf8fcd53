import { uploadLimits } from '@/lib/content/limits';
import { readMultipart } from '@/lib/server/http/body';
import { editorRoute, json, methods } from '@/lib/server/http/route';
import { finishRenditionsAfterAnswer } from '@/lib/server/pictures/after-answer';
import { toPicture } from '@/lib/server/pictures/map';
import { stagePicture } from '@/lib/server/pictures/stage';
import { AppError } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/parsing/form-data';

// Room for the multipart frame.
const maxBodyBytes = uploadLimits.maxBytes + 64 * 1024;

const upload = editorRoute(async (request, { staff }) => {
  const [file, another] = listFiles(await readMultipart(request, maxBodyBytes), 'file');
  if (!file || another) throw new AppError('invalid', 'Send one picture in the field "file".');
  const bytes = Buffer.from(await file.arrayBuffer());
  const row = await stagePicture({ bytes, fileName: file.name, uploadedById: staff.userId });
  finishRenditionsAfterAnswer([row.id]);
  return json(toPicture(row), { status: 201 });
});

// Seconds; picture widths are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({ POST: upload });
