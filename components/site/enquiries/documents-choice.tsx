import { documentTexts } from '@/lib/content/documents';
import { CheckField } from './check-field';

export function DocumentsChoice({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <CheckField id={documentTexts.boxId} name="documents" value="Yes">
      {documentTexts.wish(titles)}
    </CheckField>
  );
}
