import 'server-only';
import { type RecordKindName, type RecordNoun, recordKinds } from '@/lib/content/record-kinds';
import { writableKinds } from '@/lib/domain/records/writable';
import { type methods, publicRoute } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';

type Methods = ReturnType<typeof methods>;
type PlainKind = (typeof writableKinds)[keyof typeof writableKinds];

/** These have their own files; a test compares both. */
export const ownCalls: RecordNoun[] = ['projects', 'brands', 'hero', 'testimonials'];

const unknown = publicRoute(async () => {
  throw new AppError('not_found', 'There is no such call.');
});

/** `under`: the kind of the parent, null for none. */
export function ofNoun(make: (kind: PlainKind) => Methods, under?: RecordKindName | null): Methods {
  const findKind = (asked: string | undefined) =>
    Object.values(writableKinds).find(
      ({ kind, noun, parent }) =>
        noun === asked &&
        !ownCalls.includes(recordKinds[kind].noun) &&
        (under === undefined || parent === under),
    );
  const handlerOf =
    (method: keyof Methods): Methods['GET'] =>
    async (request, context) => {
      const { noun }: { noun?: string } = await context.params;
      const kind = findKind(noun);
      return kind ? make(kind)[method](request, context) : unknown(request, context);
    };
  return {
    GET: handlerOf('GET'),
    POST: handlerOf('POST'),
    PUT: handlerOf('PUT'),
    PATCH: handlerOf('PATCH'),
    DELETE: handlerOf('DELETE'),
  };
}
