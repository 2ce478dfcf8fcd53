'use client';

import { Failure, type Thrown } from '@/components/site/chrome/failure';
import { messages } from '@/lib/content/messages';

export default function PreviewError(thrown: Thrown) {
  return <Failure text={messages.somethingWrong} {...thrown} />;
}
