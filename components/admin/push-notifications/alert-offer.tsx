'use client';

import { type ComponentType, useEffect, useState } from 'react';

export function AlertOffer() {
  const [Box, setBox] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return;
    // Offline: no offer.
    import('./alert-offer-box').then(
      ({ AlertOfferBox }) => setBox(() => AlertOfferBox),
      () => {},
    );
  }, []);
  return Box && <Box />;
}
