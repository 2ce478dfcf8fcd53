import 'server-only';
import type { Editor } from '../auth/viewer';
import type { Mutated } from '../records/mutation';
import { readJson } from './body';
import { editorRoute, methods, respondWithMutation } from './route';

/** PUT {ids, before}: gives the records of a list their order. */
export const orderRoute = (reorder: (editor: Editor, input: unknown) => Promise<Mutated<null>>) =>
  methods({
    PUT: editorRoute(async (request, { staff }) =>
      respondWithMutation(await reorder(staff, await readJson(request))),
    ),
  });
