import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { FieldControl, formFields } from './field-control';

const fields = formFields(
  z.object({
    name: requiredText('Name is required', 160).meta({ label: 'Full name' }),
    town: optionalText(60).meta({ label: 'Town' }),
    state: z.enum(['open', 'closed']).nullable().meta({ label: 'State', initial: null }),
    distances: z.array(z.object({ place: z.string() })).meta({ label: 'Distances' }),
  }),
  (path) => `plot-${path}`,
);

const form = {
  values: { name: 'Kadri', town: '', state: 'closed', distances: 'School' },
  set: () => {},
  failure: { fields: { 'distances.0.place': 'A distance needs a place' } },
};

it('a text has the label, the length and the need of its schema', () => {
  const name = renderToStaticMarkup(<FieldControl fields={fields} form={form} name="name" />);
  expect(name).toMatch(/<label for="plot-name"[^>]*>Full name <span[^>]*>required</);
  expect(name).toMatch(/<input [^>]*maxLength="160"[^>]*id="plot-name"[^>]*aria-required="true"/);
  expect(name).toContain('value="Kadri"');
  expect(name).not.toMatch(/<input [^>]* required/);
  const town = renderToStaticMarkup(<FieldControl fields={fields} form={form} name="town" />);
  expect(town).not.toContain('required');
});

it('a field that takes only certain texts is a choice among them', () => {
  const html = renderToStaticMarkup(
    <FieldControl fields={fields} form={form} name="state" none="Not given" />,
  );
  expect(html).toMatch(
    /<option value="">Not given<\/option><option value="open">open<\/option><option value="closed" selected="">closed/,
  );
});

it('what is wrong with a part of a field stands at the field', () => {
  const html = renderToStaticMarkup(<FieldControl fields={fields} form={form} name="distances" rows={5} />);
  expect(html).toMatch(/<textarea [^>]*aria-invalid="true" aria-describedby="plot-distances-error"/);
  expect(html).toContain('A distance needs a place');
});
