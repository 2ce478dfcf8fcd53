import { Moment } from '@/components/admin/ui/moment';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { askingTexts } from '@/lib/content/sources/screen';
import { sourceSetUps } from '@/lib/content/sources/set-ups';
import type { Polling, Source } from '@/lib/domain/sources/dto';
import { AskNow } from './ask-now';
import { HostNote } from './host-note';
import { SecretField } from './secret-field';
import { SourceSteps } from './source-steps';
import { UnsealedField } from './unsealed-field';

function Facts({ asking: { lastAt, nextAt } }: { asking: Polling }) {
  return (
    <dl className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-2">
      <dt className="text-stone">Last request</dt>
      <dd>{lastAt ? <Moment at={lastAt} /> : 'Not yet'}</dd>
      <dt className="text-stone">Next request</dt>
      <dd>{nextAt ? <Moment at={nextAt} /> : 'When it is set up and switched on'}</dd>
    </dl>
  );
}

type AskingCardProps = { source: Source; asking: Polling; isServerless: boolean };

export function AskingCard({ source, asking, isServerless }: AskingCardProps) {
  const { _id, kind, isOn } = source;
  return (
    <TitledCard id="asking-title" title="Access">
      <div className="grid gap-4">
        <SourceSteps kind={kind} />
        {(sourceSetUps[kind].secrets ?? []).map((secret) => (
          <SecretField key={secret.part} source={source} secret={secret} />
        ))}
        {kind === 'magicbricks_polled' && <UnsealedField source={source} />}
        <Facts asking={asking} />
        {isServerless ? (
          <HostNote kind={kind} />
        ) : (
          <p className="max-w-[75ch] text-stone admin:text-[13px]">{askingTexts.server}</p>
        )}
        <AskNow id={_id} isReady={isOn && asking.missing.length === 0} />
      </div>
    </TitledCard>
  );
}
