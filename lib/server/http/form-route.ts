import 'server-only';
import { honeypotField } from '@/lib/content/enquiries/form-basics';
import type { PlainForm } from '@/lib/content/enquiries/plain-forms';
import { outage } from '@/lib/content/pages/outage';
import type { CallableContact } from '@/lib/shared/enquiries/form-contact';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { AppError, type ErrorCode } from '@/lib/shared/errors';
import { clientAddress } from '../auth/client-address';
import { driveOutboxAfter } from '../delivery/outbox/drive';
import { processLimit } from '../process-limit';
import { type FormSettings, renderFormAgain } from './answer-page';
import {
  isMultipart,
  isUrlEncoded,
  readJson,
  readMultipart,
  readMultipartStart,
  readUrlEncoded,
} from './body';
import { toAppError } from './failure';
import { answerError, json, methods } from './route';

const maxBodyBytes = 64 * 1024;
const limitReading = processLimit('forms with files', 4);

type FormRoute = {
  form: PlainForm | ((fields: Record<string, unknown>) => Promise<PlainForm>);
  file?: FileField | undefined;
  save: (fields: Record<string, unknown>, sender: Sender) => Promise<Saved>;
  savedText: string;
  failedText: string;
  answerPath: string;
  /** Never throws. */
  findSettings: () => Promise<FormSettings>;
};

type FileField = { name: string; maxBytes: number };

/** Null for a file that is too large; its fields are still read. */
async function readWithFile(
  request: Request,
  { name, maxBytes }: FileField,
): Promise<Record<string, unknown>> {
  const { data, isCut } = await readMultipartStart(request, maxBytes + 4 * maxBodyBytes);
  const texts = [...data].filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), [name]: isCut ? null : data.get(name) };
}

async function readFields(request: Request, file?: FileField): Promise<Record<string, unknown>> {
  if (isUrlEncoded(request)) return readUrlEncoded(request, maxBodyBytes);
  if (!isMultipart(request)) return readJson(request, maxBodyBytes);
  // A file is in memory several times while its form is read.
  if (file) return limitReading(() => readWithFile(request, file));
  const entries = [...(await readMultipart(request, maxBodyBytes))];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

const toldAsTheyAre = new Set<ErrorCode>(['invalid', 'too_many', 'unsettled', 'not_found']);

function toCallable(
  { code, message, retryAfterSeconds = 5 }: AppError,
  { phone }: CallableContact,
): AppError {
  const sentence = message.endsWith('.') ? message : `${message}.`;
  return new AppError(code, `${sentence} ${outage.callOrWrite(phone)}`, { retryAfterSeconds });
}

/** API-10: everything else gets JSON. */
const isPlainForm = (request: Request): boolean =>
  (isUrlEncoded(request) || isMultipart(request)) &&
  !request.headers.get('accept')?.includes('application/json');

/** CONT-5: a script gets JSON; a plain post gets a redirect or its form again. */
export function formRoute({ form, file, save, savedText, failedText, answerPath, findSettings }: FormRoute) {
  async function post(request: Request): Promise<Response> {
    const isPlainPost = isPlainForm(request);
    let fields: Record<string, unknown> = {};
    try {
      fields = await readFields(request, file);
      const { [honeypotField]: honeypot, ...typed } = fields;
      const isHoneypotFilled = typeof honeypot === 'string' && honeypot.trim() !== '';
      const saved = await save(typed, { address: clientAddress(request.headers), isHoneypotFilled });
      driveOutboxAfter(request);
      const { next } = saved;
      if (!isPlainPost)
        return json({ message: savedText }, { status: 201, ...(next && { headers: { Location: next } }) });
      return new Response(null, {
        status: 303,
        headers: { Location: next ?? answerPath, 'Cache-Control': 'no-store' },
      });
    } catch (error) {
      const failure = toAppError(error, failedText);
      const answered = toldAsTheyAre.has(failure.code)
        ? failure
        : new AppError(failure.code, failedText, { retryAfterSeconds: failure.retryAfterSeconds ?? 5 });
      if (!isPlainPost && answered.status !== 503) return answerError(answered);
      const shown = await findSettings();
      if (!isPlainPost) return answerError(toCallable(answered, shown.contact));
      const shownForm = typeof form === 'function' ? await form(fields) : form;
      return renderFormAgain(request, fields, { form: shownForm, alert: failedText, error: answered, shown });
    }
  }
  return methods({ POST: post });
}
