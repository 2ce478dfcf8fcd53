import 'server-only';
import type { Admin } from '../auth/viewer';
import type { Mutated } from '../records/mutation';
import { readJson } from './body';
import { adminRoute, methods, respondWithMutation } from './route';

/** PUT {ids, before}: gives the records of a list their order. */
export const orderRoute = (reorder: (admin: Admin, input: unknown) => Promise<Mutated<null>>) =>
  methods({
    PUT: adminRoute(async (request, { admin }) =>
      respondWithMutation(await reorder(admin, await readJson(request))),
    ),
  });
