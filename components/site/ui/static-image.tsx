import type { ComponentProps } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import { StaticMarkup } from './static-markup';

/** A picture of a page, in fewer bytes. One that is preloaded tells React so, and is drawn with the page. */
export function StaticImage(props: ComponentProps<typeof SafeImage>) {
  if (props.preload) return <SafeImage {...props} />;
  return (
    <StaticMarkup className="contents">
      <SafeImage {...props} />
    </StaticMarkup>
  );
}
