import type { Role } from '@/lib/content/roles';
import { isSameRegistration } from '@/lib/shared/projects/registration';
import type { Registration } from './fields';
import { requireGateRight } from './gate-fields';

type Lists = { registrations?: Registration[] };
type Saver = { name: string; role: Role };

const isOf = (given: Registration) => (one: Registration) =>
  one._id === undefined || given._id === undefined ? one.number === given.number : one._id === given._id;

/** Who says that it matches is whoever saves that; it is said of the number and the dates that it was said of, and of no others. */
function settleMatch({ name }: Saver, known: Registration[], given: Registration): Registration {
  const { matchedOn, matchedBy } = given;
  const none = { ...given, matchedOn: '', matchedBy: '' };
  if (matchedOn === '') return none;
  const said = known
    .filter(isOf(given))
    .filter((one) => one.matchedOn === matchedOn && one.matchedBy === matchedBy);
  if (said.length > 0) return said.some((one) => isSameRegistration(one, given)) ? given : none;
  return matchedBy === '' ? { ...given, matchedBy: name } : none;
}

/**
 * What a save says of registrations: what the gate reads is changed by admins alone. `known` are the states that were saved before,
 * the record first. @throws AppError forbidden.
 */
export function settleRegistrations<V extends Lists>(by: Saver, known: readonly Lists[], values: V): V {
  requireGateRight(by, known[0], values);
  const { registrations } = values;
  if (!registrations) return values;
  const before = known.flatMap((state) => state.registrations ?? []);
  return { ...values, registrations: registrations.map((one) => settleMatch(by, before, one)) };
}
