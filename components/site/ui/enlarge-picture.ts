export type Point = { x: number; y: number };

const least = 2;

/** Fills the height of the box with its picture, at least twice as large, around a point of the window. Answers how to put it back. */
export function enlargePicture(box: HTMLElement, around: Point | null): () => void {
  const image = box.querySelector('img');
  if (!image) return () => {};
  const { left, top, width, height } = image.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const factor = Math.max(least, view.height / height);
  const middle = { x: view.left + view.width / 2, y: view.top + view.height / 2 };
  const point = around ?? middle;
  const part = { x: (point.x - left) / width, y: (point.y - top) / height };
  const sized = [...box.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')];
  const sizes = sized.map((element) => element.sizes);
  for (const element of sized) element.sizes = `${Math.round(width * factor)}px`;
  Object.assign(image.style, {
    position: 'static',
    margin: 'auto',
    maxWidth: 'none',
    maxHeight: 'none',
    width: `${width * factor}px`,
    height: `${height * factor}px`,
  });
  box.scrollTo({
    left: part.x * width * factor - view.width / 2,
    top: part.y * height * factor - view.height / 2,
    behavior: 'instant',
  });
  return () => {
    image.removeAttribute('style');
    for (const [at, element] of sized.entries()) element.sizes = sizes[at] ?? '';
    box.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
}
