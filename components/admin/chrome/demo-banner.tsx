import { TriangleAlert } from 'lucide-react';
import { site } from '@/lib/content/site';

type DemoBannerProps = { count: number; isDemoBrand: boolean };

const Code = ({ children }: { children: string }) => (
  <code className="whitespace-nowrap font-[550] font-sans">{children}</code>
);

/** Says so while demo content is on the website, and how to remove it. */
export function DemoBanner({ count, isDemoBrand }: DemoBannerProps) {
  if (count === 0 && !isDemoBrand) return null;
  return (
    <aside
      aria-label="Demo content"
      className="demo-banner flex items-start gap-2.5 border-hairline border-b bg-warning-tint px-4 py-2 text-[14px] text-warning leading-5 admin:px-6 admin:text-[13px] wide:px-10"
    >
      <TriangleAlert size={15} strokeWidth={1.6} aria-hidden="true" className="mt-[3px] shrink-0" />
      <p>
        {count > 0 && (
          <>
            Visitors see {count} invented demo {count === 1 ? 'record' : 'records'};{' '}
            <Code>npm run demo:remove</Code> takes {count === 1 ? 'it' : 'them'} away and leaves your own.{' '}
          </>
        )}
        {isDemoBrand && (
          <>
            The brand {site.name} is invented too: yours goes into <Code>lib/content/site.ts</Code>.
          </>
        )}
      </p>
    </aside>
  );
}
