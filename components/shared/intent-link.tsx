'use client';

import Link, { type LinkProps } from 'next/link';
import { useState } from 'react';

/**
 * A link whose page is fetched ahead when it is meant (pointed at, touched, focused), never because it is in view:
 * that would be forty requests of each screen of the back office, on slow mobile data too.
 */
export function IntentLink<Path>(props: LinkProps<Path>) {
  const [isMeant, setIsMeant] = useState(false);
  const mean = () => setIsMeant(true);
  // A finger enters, too, before it presses.
  return <Link {...props} prefetch={isMeant ? null : false} onPointerEnter={mean} onFocus={mean} />;
}
