import { messages } from '@/lib/content/messages';
import { answerNextAuth } from '@/lib/server/auth/next-auth/handler';
import { withinBytes } from '@/lib/server/http/body';
import { methods, publicRoute } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';

const unknown = () => new AppError('bad_request', 'This is no call of the log-in.');
const isJson = (answer: Response) => answer.headers.get('content-type')?.startsWith('application/json');

/** next-auth reads a body of any size. */
const maxBodyBytes = 64 * 1024;

async function ask(request: Request, params: object): Promise<Response> {
  const bounded = await withinBytes(request, maxBodyBytes);
  try {
    return await answerNextAuth(bounded, params);
  } catch (error) {
    throw error instanceof SyntaxError ? unknown() : error;
  }
}

const handle = publicRoute(async (request, params) => {
  const answer = await ask(request, params);
  if (answer.status < 400 || isJson(answer)) return answer;
  // API-10: next-auth answers unknown calls and failures in plain text.
  throw answer.status < 500 ? unknown() : new AppError('internal', messages.somethingWrong);
});

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: handle, POST: handle });
