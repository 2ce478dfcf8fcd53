import { formatDay } from '../time/format-moment';
import type { Hold } from './hold';

const sayDay = { ended: 'registration ended on', 'not begun': 'registration begins on' } as const;

export const nameHold = (hold: Hold): string =>
  'on' in hold
    ? `${sayDay[hold.why]} ${formatDay(hold.on)}`
    : {
        'no registration': 'no registration',
        'no registration or certificate': 'no registration, no certificate',
        'no end of validity': 'no completion date registered',
      }[hold.why];

export const describeHold = (hold: Hold): string => {
  if (hold.why === 'not begun') return `Its registration begins on ${formatDay(hold.on)}.`;
  return hold.why === 'ended'
    ? `Its registration ended on ${formatDay(hold.on)}, and the record has no later extension. Add the extension, or add the approved occupancy or completion certificate with its number and date under Approvals and NOCs.`
    : {
        'no registration': 'It has no registration and no reason why it does not need one.',
        'no registration or certificate':
          'It is ready and for sale. Add its registration, or add the approved occupancy or completion certificate with its number and date under Approvals and NOCs.',
        'no end of validity':
          'No registration has a completion date, so it is unknown whether it is valid today.',
      }[hold.why];
};
