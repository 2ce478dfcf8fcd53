import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextField } from '@/components/admin/ui/fields/text-field';
import { shareCardTexts } from '@/lib/content/pages/share-cards';
import { cardHint } from './card-hint';

const fieldOf = (name: string) =>
  renderToStaticMarkup(
    <TextField
      id="name"
      label="Name"
      value={name}
      error={undefined}
      hint={cardHint(name, shareCardTexts.ofRecord)}
      onChange={() => {}}
    />,
  );

it('a name in Kannada is told below its field what stands on the cards, and one in Latin letters has no line', () => {
  const told = fieldOf('ಕಡಲ ತೀರ');
  expect(told).toContain('aria-describedby="name-hint"');
  expect(told).toContain(shareCardTexts.none(shareCardTexts.ofRecord));
  expect(fieldOf('Kadal Teera')).not.toContain('name-hint');
});
