import { messages } from '@/lib/content/messages';

/** No address comes here: `global-not-found` answers what no route matches. But Next writes the root's not-found page into the data of every page, and its own is 0.4 KB longer. */
export default function RootNotFound() {
  return <p>{messages.notFound}</p>;
}
