/** As wide as the overlay shows a picture. */
const overlaySizes = '(width >= 37.5rem) min(100vw - 208px, 160svh - 200px), calc(100vw - 32px)';

/** The picture of a link that shows none before it is asked for: the file that it leads to. */
function makePicture({ href, dataset: { caption = '' } }: HTMLAnchorElement): HTMLElement {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  image.src = href;
  image.alt = caption;
  picture.append(image);
  return picture;
}

/** The picture of a link, whole, in the width that the overlay asks for; its files are those of the link's own. */
export function copyPicture(link: HTMLAnchorElement): Node {
  const copy = link.querySelector('picture')?.cloneNode(true) ?? makePicture(link);
  if (!(copy instanceof HTMLElement)) return document.createTextNode('');
  for (const source of copy.querySelectorAll('source')) source.sizes = overlaySizes;
  const image = copy.querySelector('img');
  if (!image) return copy;
  image.sizes = overlaySizes;
  const width = Number(link.dataset.width);
  const height = Number(link.dataset.height);
  image.width = width;
  image.height = height;
  image.draggable = false;
  // As large as it fits and no larger, also before its file has come: a click beside it closes the overlay.
  image.className = 'absolute inset-0 m-auto';
  image.style.width = `min(100cqw, ${(width / height) * 100}cqh)`;
  return copy;
}
