import 'server-only';
import { honeypotField } from '@/lib/content/forms';
import type { PlainForm } from '@/lib/content/plain-forms';
import { AppError } from '@/lib/shared/errors';
import type { Sender } from '@/lib/shared/sender';
import { clientAddress } from '../auth/client-address';
import { driveOutboxAfter } from '../delivery/outbox/drive';
import { type CallableOffice, renderFormAgain } from './answer-page';
import { isMultipart, isUrlEncoded, readJson, readMultipart, readUrlEncoded } from './body';
import { toAppError } from './failure';
import { answerError, json, methods } from './route';

const maxBodyBytes = 64 * 1024;

type FormRoute = {
  /** How it is drawn again without a script. */
  form: PlainForm;
  /** Keeps what was sent, or throws. */
  keep: (fields: Record<string, unknown>, sender: Sender) => Promise<void>;
  /** What the visitor reads when it was kept, and when it could not be. */
  kept: string;
  failed: string;
  /** The prerendered page with the same words, for browsers without JavaScript. */
  answerPath: string;
  /** Whom to call when it could not be kept; never throws. */
  findContact: () => Promise<CallableOffice>;
};

async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (isUrlEncoded(request)) return readUrlEncoded(request, maxBodyBytes);
  if (!isMultipart(request)) return readJson(request, maxBodyBytes);
  const entries = [...(await readMultipart(request, maxBodyBytes))];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/**
 * A public form's address: plain and versioned, so that an old tab still posts to it after a deployment (CONT-5).
 * Script gets JSON; a plain form post gets a redirect to the answer page, or its form drawn again with what was typed.
 */
export function formRoute({ form, keep, kept, failed, answerPath, findContact }: FormRoute) {
  async function post(request: Request): Promise<Response> {
    const isPlainPost = !request.headers.get('accept')?.includes('application/json');
    let fields: Record<string, unknown> = {};
    try {
      fields = await readFields(request);
      const { [honeypotField]: trap, ...typed } = fields;
      const isHoneypotFilled = typeof trap === 'string' && trap.trim() !== '';
      await keep(typed, { address: clientAddress(request.headers), isHoneypotFilled });
      driveOutboxAfter(request);
      if (!isPlainPost) return json({ message: kept }, { status: 201 });
      return new Response(null, {
        status: 303,
        headers: { Location: answerPath, 'Cache-Control': 'no-store' },
      });
    } catch (error) {
      const failure = toAppError(error, failed);
      const shown =
        failure.code === 'invalid' || failure.code === 'too_many'
          ? failure
          : new AppError(failure.code, failed, { retryAfterSeconds: failure.retryAfterSeconds ?? 5 });
      if (!isPlainPost) return answerError(shown);
      const contact = await findContact();
      return renderFormAgain(request, fields, { form, alert: failed, error: shown, contact });
    }
  }
  return methods({ POST: post });
}
