import { listForAdmin } from '@/lib/domain/records/queries';
import { addRoute, listRoute } from '@/lib/server/http/record-routes';
import { methods } from '@/lib/server/http/route';
import { ofNoun } from './of-noun';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = ofNoun(
  (kind) => methods({ GET: listRoute((editor) => listForAdmin(editor, kind.kind)), POST: addRoute(kind) }),
  null,
);
