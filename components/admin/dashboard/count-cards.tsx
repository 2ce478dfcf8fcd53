import { Building2, Handshake, Image as ImageIcon, type LucideIcon, Users } from 'lucide-react';
import type { Route } from 'next';
import { IntentLink } from '@/components/shared/intent-link';
import { dashboardTexts } from '@/lib/content/admin/admin-dashboard';

type Card = { name: string; count: number; href: Route; where: string; Icon: LucideIcon };

export type Counts = {
  board: number;
  projects: number;
  hiddenProjects: number;
  heroImages: number;
  brands: number;
};

export function CountCards({ counts }: { counts: Counts }) {
  const cards: Card[] = [
    { name: 'Board Members', count: counts.board, href: '/admin/board', where: 'On About Us', Icon: Users },
    {
      name: 'Active Projects',
      count: counts.projects,
      href: '/admin/projects',
      where: dashboardTexts.projects(counts.hiddenProjects),
      Icon: Building2,
    },
    {
      name: 'Hero Images',
      count: counts.heroImages,
      href: '/admin/hero',
      where: 'In the home carousel',
      Icon: ImageIcon,
    },
    {
      name: 'Brands',
      count: counts.brands,
      href: '/admin/brands',
      where: 'In the logo strip',
      Icon: Handshake,
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-[3px] border border-hairline bg-hairline wide:grid-cols-4">
      {cards.map(({ name, count, href, where, Icon }) => (
        <li key={href} className="bg-field">
          <IntentLink href={href} className="ring-inside block px-5 pt-4 pb-3.5 hover:bg-paper">
            <span className="flex items-center justify-between text-ink-2">
              {name}
              <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            </span>
            <span className="mt-2 block font-medium text-[34px] leading-[38px]">{count}</span>
            <span className="mt-1 block text-[13px] text-stone leading-[18px]">{where}</span>
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
