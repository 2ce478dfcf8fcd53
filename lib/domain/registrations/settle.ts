import { includesRole, type Role } from '@/lib/content/roles';
import type { Exemption } from '@/lib/domain/exemptions/fields';
import { isSameRegistration } from '@/lib/shared/projects/registration';
import type { Registration } from './fields';

type Lists = { registrations?: Registration[]; exemptions?: Exemption[] };
type Saver = { name: string; role: Role };

const isOf = (given: Registration) => (one: Registration) =>
  one._id === undefined || given._id === undefined ? one.number === given.number : one._id === given._id;

/** An editor changes what stands beside the numbers of the registrations that there are. */
const keepNumbers = (present: Registration[], given: Registration[]): Registration[] =>
  present.map((one) => {
    const found = given.find(isOf(one));
    return found ? { ...found, _id: one._id, number: one.number } : one;
  });

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
 * What a save may say of registrations and of an exemption: numbers and exemptions are changed by admins alone. `known` are the
 * states that were saved before; the first is the one that an editor cannot change.
 */
export function settleRegistrations<V extends Lists>(by: Saver, known: readonly Lists[], values: V): V {
  const settled = { ...values };
  const [present] = known;
  const isAdmin = includesRole(by.role, 'admin');
  if (settled.registrations) {
    const given = isAdmin
      ? settled.registrations
      : keepNumbers(present?.registrations ?? [], settled.registrations);
    const before = known.flatMap(({ registrations = [] }) => registrations);
    settled.registrations = given.map((one) => settleMatch(by, before, one));
  }
  if (settled.exemptions && !isAdmin) settled.exemptions = present?.exemptions ?? [];
  return settled;
}
