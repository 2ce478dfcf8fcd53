const inView = new Set<Element>();
const mark = () => document.documentElement.toggleAttribute('data-form-in-view', inView.size > 0);

/** The bar of the phones would cover it. Returns the cleanup function. */
export function keepClear(element: Element): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    mark();
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    inView.delete(element);
    mark();
  };
}
