import { Accordion } from '@/components/site/ui/accordion';
import { projectContent } from '@/lib/content/projects/projects-pages';
import type { Specification } from '@/lib/domain/projects/fields';
import '@/components/site/ui/rich-text.css';

export function SpecificationList({ specifications }: { specifications: Specification[] }) {
  if (specifications.length === 0) return null;
  const rows = specifications.map(({ title, description }, index) => ({
    key: `${index}-${title}`,
    title,
    content: (
      <ul className="block-list grid max-w-[38em] gap-y-2.5">
        {description.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    ),
  }));
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="mb-8 text-display-3">
        {projectContent.specifications}
      </h2>
      <Accordion name="specifications" rows={rows} firstOpen />
    </section>
  );
}
