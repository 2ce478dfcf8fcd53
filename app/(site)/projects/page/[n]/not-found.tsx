import { NotFound } from '@/components/site/chrome/not-found';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/not-found';

export default function NoSuchPage() {
  return <NotFound title={messages.notFound} text={notFoundContent.text} />;
}
