import type { EnquiryState } from '@/lib/content/enquiries/enquiries';

const quarter = 'M8 8V3.2A4.8 4.8 0 0 1 12.8 8Z';
const half = 'M8 12.8V3.2a4.8 4.8 0 0 1 0 9.6Z';
const most = 'M8 8H3.2A4.8 4.8 0 1 0 8 3.2Z';

const pies: Partial<Record<EnquiryState, string>> = {
  contacted: quarter,
  'site visit': half,
  negotiating: most,
};

export function StateIcon({ state, isOnInk = false }: { state: EnquiryState; isOnInk?: boolean }) {
  const ink = isOnInk ? 'stroke-white' : 'stroke-ink-2';
  const fill = isOnInk ? 'fill-white' : 'fill-ink-2';
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="none" aria-hidden="true" className="shrink-0">
      {state === 'new' && (
        <circle cx="8" cy="8" r="7" className={isOnInk ? 'fill-terra-light' : 'fill-terra'} />
      )}
      {state === 'won' && (
        <>
          <circle cx="8" cy="8" r="7" className="fill-success" />
          <path d="m4.8 8.2 2.2 2.2 4.2-4.6" className="stroke-white" strokeWidth="1.6" />
        </>
      )}
      {state !== 'new' && state !== 'won' && (
        <circle cx="8" cy="8" r="6.2" strokeWidth="1.6" className={ink} />
      )}
      {pies[state] && <path d={pies[state]} className={fill} />}
      {state === 'lost' && <path d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" strokeWidth="1.6" className={ink} />}
      {state === 'spam' && <path d="m3.6 3.6 8.8 8.8" strokeWidth="1.6" className={ink} />}
    </svg>
  );
}
