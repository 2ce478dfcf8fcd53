export function splitGallery<Picture>(pictures: readonly Picture[]): {
  slider: readonly Picture[];
  gallery: readonly Picture[];
} {
  const count = pictures.length > 3 ? Math.min(4, Math.ceil(pictures.length / 2)) : pictures.length;
  return { slider: pictures.slice(0, count), gallery: pictures.slice(count) };
}
