const overlaySizes = '(width >= 37.5rem) min(100vw - 208px, 160svh - 200px), calc(100vw - 32px)';

function makePicture({ href, dataset: { caption = '' } }: HTMLAnchorElement): HTMLElement {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  image.src = href;
  image.alt = caption;
  picture.append(image);
  return picture;
}

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
  // Sized before the file arrives: a click outside it closes the overlay.
  image.className = 'absolute inset-0 m-auto';
  image.style.width = `min(100cqw, ${(width / height) * 100}cqh)`;
  return copy;
}
