'use client';

import { Failure, type Thrown } from '@/components/site/chrome/failure';
import { messages } from '@/lib/content/messages';

export default function DirectorError(thrown: Thrown) {
  return <Failure text={messages.board.detailFailed} {...thrown} />;
}
