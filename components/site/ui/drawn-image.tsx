import type { ComponentProps } from 'react';
import { SafeImage } from '@/components/shared/safe-image';
import { DrawnOnce } from './drawn-once';

/** A picture of a page, in fewer bytes. One that is preloaded tells React so, and is drawn with the page. */
export function DrawnImage(props: ComponentProps<typeof SafeImage>) {
  if (props.preload) return <SafeImage {...props} />;
  return (
    <DrawnOnce className="contents">
      <SafeImage {...props} />
    </DrawnOnce>
  );
}
