import { getNewCount, subscribeToNews } from './news';

const ownMark = /^\(\d+\) /;

function show(): void {
  const plain = document.title.replace(ownMark, '');
  const count = getNewCount();
  const title = count > 0 ? `(${count}) ${plain}` : plain;
  // A loading page has no title yet.
  if (plain !== '' && document.title !== title) document.title = title;
}

export function numberTitle(): () => void {
  show();
  const stopListening = subscribeToNews(show);
  // The next page sets a title without the number.
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    stopListening();
  };
}
