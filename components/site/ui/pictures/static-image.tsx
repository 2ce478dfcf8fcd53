import type { ComponentProps } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import { StaticMarkup } from '@/components/site/ui/static-markup';

/** Static markup needs fewer bytes. A preload must go through React. */
export function StaticImage(props: ComponentProps<typeof SafeImage>) {
  if (props.preload) return <SafeImage {...props} />;
  return (
    <StaticMarkup className="contents">
      <SafeImage {...props} />
    </StaticMarkup>
  );
}
