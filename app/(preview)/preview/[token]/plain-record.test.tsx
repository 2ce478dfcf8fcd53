import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlainRecord } from './plain-record';

it('a record of a kind that no page shows alone is shown by each of its fields, under its name', () => {
  const record = { name: 'R. Rai', title: 'Owner', quote: 'Dry walls.' };
  const html = renderToStaticMarkup(<PlainRecord kind="testimonial" record={record} />);
  for (const text of ['Customer Name', 'R. Rai', 'Title', 'Owner', 'Quote', 'Dry walls.'])
    expect(html).toContain(`>${text}<`);
});
