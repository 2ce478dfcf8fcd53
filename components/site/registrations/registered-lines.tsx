import { Fragment } from 'react';
import { StaticMarkup } from '@/components/site/ui/static-markup';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { Registered } from '@/lib/shared/projects/registered';
import { RegistrationNumber } from './registration-number';

type RegisteredLinesProps = {
  registered: Registered;
  /** RERA, section 11(2): letters at least half as large as the name and the contact. */
  className: string;
};

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
