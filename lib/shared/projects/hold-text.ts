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
    ? `Its registration ended on ${formatDay(hold.on)}, and the record has no extension after that. Add the extension, or under Papers the occupancy or completion certificate that is approved, with its number and date.`
    : {
        'no registration': 'It has no registration, and no reason why it needs none.',
        'no registration or certificate':
          'It is ready and offered: it needs its registration, or under Papers the occupancy or completion certificate that is approved, with its number and date.',
        'no end of validity':
          'No registration says its completion date, so that nobody can tell whether it is valid today.',
      }[hold.why];
};
