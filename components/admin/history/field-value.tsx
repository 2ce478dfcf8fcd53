import { SafeImage } from '@/components/shared/safe-image';
import { toText } from '@/lib/shared/parsing/field-text';
import type { Picture } from '@/lib/shared/pictures/picture';
import { toPlainText } from '@/lib/shared/summary';

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'src' in value && 'alt' in value;

const toShownText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? toPlainText(value) : toText(value);
};

export function FieldValue({ value }: { value: unknown }) {
  const pictures = (Array.isArray(value) ? value : [value]).filter(isPicture);
  if (pictures.length > 0) {
    return (
      <span className="flex flex-wrap gap-1.5">
        {pictures.map((picture) => (
          <span key={picture._id} className="relative block h-[45px] w-[72px] overflow-hidden bg-sand-2">
            <SafeImage
              picture={picture}
              fallback="project"
              sizes="72px"
              alt={picture.alt || 'Picture without alt text'}
              fill
              className="object-cover"
            />
          </span>
        ))}
      </span>
    );
  }
  const text = toShownText(value);
  return text === '' ? <span className="text-stone">empty</span> : text;
}
