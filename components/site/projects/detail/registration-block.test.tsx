import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RegistrationBlock } from './registration-block';

it('why a project needs no registration stands in the place and size of its number, with the document', () => {
  const html = renderToStaticMarkup(
    <RegistrationBlock
      registrations={[]}
      exemptions={[
        {
          reason: 'at most 8 apartments in all phases',
          sentence: 'This project has six apartments.',
          document: 'Licence BL 7/2026',
          documentId: '',
        },
      ]}
    />,
  );
  expect(html).toMatch(
    /<p class="registration[^"]*">Not required to register under RERA: this project has six apartments\.<\/p>/,
  );
  expect(html).toContain('At most 8 apartments in all phases. Document: Licence BL 7/2026');
  expect(renderToStaticMarkup(<RegistrationBlock registrations={[]} exemptions={[]} />)).toBe('');
});
