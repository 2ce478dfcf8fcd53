import { Fragment } from 'react';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { Registered } from '@/lib/shared/projects/registered';
import { RegistrationNumber } from './registration-number';

type RegisteredLinesProps = {
  registered: Registered;
  /** It must make the letters at least half as large as those of the name, and as those of the contact (RERA, section 11(2)). */
  className: string;
};

/** Beside the name of a project: all of its numbers with the Authority's website, and why it needs none. */
export function RegisteredLines({ registered: { numbers, exempt }, className }: RegisteredLinesProps) {
  if (numbers.length + exempt.length === 0) return null;
  return (
    <StaticMarkup as="p" className={className}>
      {numbers.map((number) => (
        <Fragment key={number}>
          <RegistrationNumber>{number}</RegistrationNumber>
          <br />
        </Fragment>
      ))}
      {numbers.length > 0 && projectContent.registration.authority}
      {numbers.length > 0 && exempt.length > 0 && <br />}
      {exempt}
    </StaticMarkup>
  );
}
