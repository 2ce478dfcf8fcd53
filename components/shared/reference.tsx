import { controlLabels } from '@/lib/content/control-labels';

export function Reference({ value }: { value: string | undefined }) {
  if (!value) return null;
  return (
    <p className="mt-4 text-sm">
      {controlLabels.reference} <code>{value}</code>
    </p>
  );
}
