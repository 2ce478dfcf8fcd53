import type { Role } from '@/lib/content/roles';
import { isSameRegistration } from '@/lib/shared/projects/registration';
import type { Registration } from './fields';
import { requireGateRight } from './gate-fields';

type Lists = { registrations?: Registration[] };
type Saver = { name: string; role: Role };

const isOf = (given: Registration) => (one: Registration) =>
  one._id === undefined || given._id === undefined ? one.number === given.number : one._id === given._id;

/** The confirmation names its author, and applies only to unchanged number and dates. */
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

/** Only admins change gated fields. `known`: saved states, the record first. @throws AppError forbidden. */
export function settleRegistrations<V extends Lists>(by: Saver, known: readonly Lists[], values: V): V {
  requireGateRight(by, known[0], values);
  const { registrations } = values;
  if (!registrations) return values;
  const before = known.flatMap((state) => state.registrations ?? []);
  return { ...values, registrations: registrations.map((one) => settleMatch(by, before, one)) };
}
