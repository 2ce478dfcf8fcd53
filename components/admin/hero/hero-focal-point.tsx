'use client';

import { FocalPointField } from '@/components/admin/pictures/focal-point';
import { FieldFailure } from '@/components/admin/saved-field/field-failure';
import { useSavedField } from '@/components/admin/saved-field/use-saved-field';
import type { HeroImage } from '@/lib/domain/hero/fields';
import { saveRecordAction } from '@/lib/domain/records/actions';
import { describeFocalPoint, type FocalPoint } from '@/lib/shared/pictures/picture';

const toText = ({ x, y }: FocalPoint): string => [x, y].join(' ');

function toPoint(text: string): FocalPoint {
  const [x = 0.5, y = 0.5] = text.split(' ').map(Number);
  return { x, y };
}

export function HeroFocalPoint({ image, position }: { image: HeroImage; position: number }) {
  const { _id, picture } = image;
  const field = useSavedField(image, {
    read: (saved) => toText(saved.picture.focal),
    write: (text, version) => saveRecordAction('hero-image', _id, { focal: toPoint(text), version }),
  });
  const save = async (focal: FocalPoint) => {
    const chosen = toText(focal);
    if (chosen === field.saved) return;
    if ((await field.save(chosen)) === 'failed') field.undo(chosen);
  };
  return (
    <div>
      <FocalPointField
        of={`of image ${position}`}
        picture={picture}
        focal={toPoint(field.value)}
        onChange={(focal) => field.change(toText(focal))}
        onDone={(focal) => void save(focal)}
      />
      <span role="status" className="text-[13px] text-success empty:hidden">
        {field.state === 'saved' ? 'Saved' : ''}
      </span>
      <FieldFailure fieldId={`focal-${_id}`} field={field} saved={describeFocalPoint(toPoint(field.saved))} />
    </div>
  );
}
