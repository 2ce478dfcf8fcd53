export type Point = { x: number; y: number };

const least = 2;

/** At least twice as large, around a point or the focal point. Returns the function that restores it. */
export function enlargePicture(box: HTMLElement, around: Point | null): () => void {
  const image = box.querySelector('img');
  if (!image) return () => {};
  const { left, top, width, height } = image.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const factor = Math.max(least, view.height / height);
  const before = image.style.cssText;
  const [focalX = 50, focalY = 50] = (image.style.objectPosition.match(/[\d.]+/g) ?? []).map(Number);
  const part = around
    ? { x: (around.x - left) / width, y: (around.y - top) / height }
    : { x: focalX / 100, y: focalY / 100 };
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
    image.style.cssText = before;
    for (const [at, element] of sized.entries()) element.sizes = sizes[at] ?? '';
    box.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  };
}
