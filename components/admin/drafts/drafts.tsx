'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { DraftListProps } from './draft-list';

const DraftList = dynamic(async () => (await import('./draft-list')).DraftList);

export function Drafts(props: DraftListProps) {
  const hasAny = props.drafts.length > 0;
  const [isShown, setIsShown] = useState(hasAny);
  if (hasAny && !isShown) setIsShown(true);
  return isShown && <DraftList {...props} />;
}
