import 'server-only';
import { parseInput } from '@/lib/shared/parse';
import type { Admin } from '../auth/viewer';
import type { Mutated } from '../records/mutation';
import { type OrderInput, orderInput } from '../records/order';
import { readJson } from './body';
import { adminRoute, methods, respondWithMutation } from './route';

/** PUT {ids, before}: gives the records of a list their order. */
export function orderRoute(reorder: (admin: Admin, input: OrderInput) => Promise<Mutated<null>>) {
  return methods({
    PUT: adminRoute(async (request, { admin }) => {
      const input = parseInput(orderInput, await readJson(request));
      return respondWithMutation(await reorder(admin, input));
    }),
  });
}
