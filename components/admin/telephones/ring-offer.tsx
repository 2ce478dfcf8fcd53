'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** The question whether a device that is touched should ring; a desk never fetches it. */
export function RingOffer() {
  const [Box, setBox] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    // Without a connection it is not asked.
    import('./ring-offer-box').then(
      ({ RingOfferBox }) => setBox(() => RingOfferBox),
      () => {},
    );
  }, []);
  return Box && <Box />;
}
