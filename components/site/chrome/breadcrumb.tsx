import { toBreadcrumbData } from '@/lib/shared/pages/structured-data';
import { JsonLd } from './json-ld';

type BreadcrumbProps = {
  base: string;
  steps: { name: string; path: string }[];
};

export function Breadcrumb({ base, steps }: BreadcrumbProps) {
  return <JsonLd data={toBreadcrumbData(base, steps)} />;
}
