import { NotFound } from '@/components/site/chrome/not-found';
import { messages } from '@/lib/content/messages';
import { notFoundContent } from '@/lib/content/not-found';

export default function DirectorNotFound() {
  return <NotFound title={messages.board.detailFailed} text={notFoundContent.director} />;
}
