import { StaticMarkup } from '@/components/site/ui/static-markup';
import { projectContent } from '@/lib/content/projects-pages';
import type { Registration } from '@/lib/domain/registrations/fields';
import { toQrPath } from '@/lib/shared/qr';
import { certificateUrl } from '@/lib/shared/registration';
import { formatWholeDay } from '@/lib/shared/whole-day';

const { registration: texts } = projectContent;

/** It may break once, after the fifth slash; no part of it inside. */
function RegistrationNumber({ children }: { children: string }) {
  const [, start = children, rest = ''] = /^((?:[^/]*\/){5})(.+)$/.exec(children) ?? [];
  return (
    <>
      <span className="whitespace-nowrap">{start}</span>
      {rest && (
        <>
          <wbr />
          <span className="whitespace-nowrap">{rest}</span>
        </>
      )}
    </>
  );
}

function Dates({ completionOn, extensions }: Registration) {
  const until = extensions
    .map((extension) => extension.until)
    .toSorted()
    .at(-1);
  return (
    <p className="mt-1 text-label text-stone">
      {completionOn && `${texts.completion}: ${formatWholeDay(completionOn)}`}
      {completionOn && until && '. '}
      {until && `${texts.extended} ${formatWholeDay(until)}`}
    </p>
  );
}

function Line({ registration }: { registration: Registration }) {
  const { number, towers } = registration;
  const href = certificateUrl(number);
  const { size, d } = toQrPath(href);
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4 desk:flex-nowrap desk:justify-end desk:text-right">
      <div className="min-w-0">
        <p className="registration wrap-anywhere">
          {towers && `${towers}: `}
          <a href={href} rel="noreferrer" title={texts.certificate} className="hover:text-terra">
            <RegistrationNumber>{number}</RegistrationNumber>
          </a>
        </p>
        <p className="registration">{texts.authority}</p>
        <Dates {...registration} />
      </div>
      <a href={href} rel="noreferrer" className="flex items-center gap-4 text-small">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.code} className="registration-code">
          <path d={d} fill="currentColor" />
        </svg>
        <span className="underline underline-offset-4 desk:sr-only">{texts.certificate}</span>
      </a>
    </div>
  );
}

/** RERA, section 11(2): the numbers and the Authority's website, in letters of at least half the size of the name. */
export function RegistrationBlock({ registrations }: { registrations: Registration[] }) {
  if (registrations.length === 0) return null;
  return (
    <section aria-label={texts.title} className="registration-block page-x py-5">
      <StaticMarkup className="grid gap-6">
        {registrations.map((registration) => (
          <Line key={registration._id} registration={registration} />
        ))}
      </StaticMarkup>
    </section>
  );
}
