import { CopyButton } from '@/components/admin/ui/copy-button';
import type { DomainRecord } from '@/lib/domain/mail/dto';

const purposes: Record<DomainRecord['purpose'], string> = {
  SPF: 'names the servers that may send',
  Bounces: 'where failed deliveries are reported',
  DKIM: 'the key that signs each mail',
  DMARC: 'what receivers do with mail that is not yours',
};

const states = {
  found: { text: 'Found', look: 'text-success' },
  lacking: { text: 'Missing: add it', look: 'text-warning' },
  differs: { text: 'Different: change it to this', look: 'text-warning' },
  unknown: { text: 'Could not be checked', look: 'text-stone' },
} as const;

function Line({ term, text, copy }: { term: string; text: string; copy: string }) {
  return (
    <div className="flex items-start gap-2">
      <dt className="w-14 shrink-0 py-2.5 text-stone admin:py-1">{term}</dt>
      <dd className="flex min-w-0 flex-1 items-start gap-1">
        <code className="wrap-anywhere min-w-0 flex-1 select-all py-2.5 admin:py-1">{text}</code>
        <CopyButton text={text} label={copy} />
      </dd>
    </div>
  );
}

function Record({ record: { purpose, type, name, value, priority, state } }: { record: DomainRecord }) {
  const { text, look } = states[state];
  return (
    <li className="rounded-[3px] border border-line bg-paper px-3.5 py-2 admin:text-[13px]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <strong className="font-semibold">{purpose}</strong>{' '}
          <span className="text-stone">{purposes[purpose]}</span>
        </span>
        <span className={`font-semibold ${look}`}>{text}</span>
      </p>
      <dl className="mt-1">
        <div className="flex gap-2">
          <dt className="w-14 shrink-0 text-stone">Type</dt>
          <dd>
            <code>{type}</code>
            {priority !== undefined && `, priority ${priority}`}
          </dd>
        </div>
        <Line term="Name" text={name} copy={`Copy the name of ${purpose}`} />
        {value === null ? (
          <div className="flex gap-2">
            <dt className="w-14 shrink-0 text-stone">Value</dt>
            <dd>Only Resend knows this value: open the domain there.</dd>
          </div>
        ) : (
          <Line term="Value" text={value} copy={`Copy the value of ${purpose}`} />
        )}
      </dl>
    </li>
  );
}

export function DomainRecords({ records }: { records: DomainRecord[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {records.map((record) => (
        <Record key={`${record.purpose} ${record.type}`} record={record} />
      ))}
    </ul>
  );
}
