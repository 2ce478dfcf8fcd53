import { endingTexts } from '@/lib/content/projects/ends';
import { describeEnd, type Ending } from '@/lib/shared/projects/ends';
import { registrationSheet } from '@/lib/shared/projects/registration-sheet';
import { DueList } from './due-list';

export const EndingRegistrations = ({ endings }: { endings: Ending[] }) => (
  <DueList
    id="ending-registrations"
    title={endingTexts.title}
    lines={endings.map((ending) => ({
      key: ending._id,
      name: ending.name,
      text: describeEnd(ending),
      look: ending.daysLeft < 0 ? 'text-error' : 'text-stone',
      href: registrationSheet(ending._id),
      label: `registration of ${ending.name}`,
    }))}
  />
);
