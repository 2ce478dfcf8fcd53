'use client';

import { Check } from 'lucide-react';
import { useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Button } from '@/components/admin/ui/button';
import { ConfirmDialog } from '@/components/admin/ui/dialogs/confirm-dialog';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import type { Facts } from '@/lib/content/settings/fact-names';
import { decideOfferAction } from '@/lib/domain/settings/actions';
import type { Setting } from '@/lib/domain/settings/dto';
import { listLegalDifferences } from '@/lib/shared/settings/legal-differences';
import { fillTexts } from '@/lib/shared/settings/placeholders';

type LegalName = 'privacy' | 'terms';

type LegalOfferProps = {
  name: string;
  record: Setting<LegalName>;
  offered: Setting<LegalName>['value'];
  facts: Facts;
  onDecided: (text: string) => void;
};

function Texts({ name, texts }: { name: string; texts: string[] }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-[13px] text-stone">{name}</p>
      {texts.length === 0 && <p className="text-stone">Nothing</p>}
      {texts.map((text) => (
        <p key={text} className="mt-1 first:mt-0">
          {text}
        </p>
      ))}
    </div>
  );
}

export function LegalOffer({ name, record, offered, facts, onDecided }: LegalOfferProps) {
  const { part, version } = record;
  const [isAsking, setIsAsking] = useState(false);
  const [isKeeping, setIsKeeping] = useState(false);
  const [failure, setFailure] = useState('');
  const [published, words] = [record.value, offered].map((text) => fillTexts(text, facts));
  if (!published || !words) return null;
  const differences = listLegalDifferences(published, words);
  const decide = async (isTaken: boolean, done: string): Promise<string | null> => {
    const result = await askServer(() => decideOfferAction(part, { isTaken, version }));
    if (!result.ok) return result.error.message;
    onDecided(done);
    return null;
  };
  const keep = async () => {
    setIsKeeping(true);
    setFailure((await decide(false, `${name}: the published text stays.`)) ?? '');
    setIsKeeping(false);
  };
  return (
    <section
      aria-labelledby="legal-offer"
      className="max-w-[760px] rounded-[3px] border border-focus/30 bg-field px-4 py-4 admin:px-5"
    >
      <h2 id="legal-offer" className="font-semibold text-[16px] admin:text-[15px]">
        An update has new texts
      </h2>
      <p className="mt-0.5 text-stone admin:text-[13px]">
        Visitors read the published text until you publish the new one. Ask a lawyer to compare both.
      </p>
      <ul className="mt-3 grid gap-3">
        {differences.map(({ heading, before, after }) => (
          <li key={heading} className="border-hairline border-t pt-3">
            <h3 className="font-[550]">{heading}</h3>
            <div className="mt-1.5 grid gap-3 sm:grid-cols-2 sm:gap-5">
              <Texts name="Published" texts={before} />
              <Texts name="New" texts={after} />
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
        <FailureLine>{failure}</FailureLine>
        <Button disabled={isKeeping} onClick={() => void keep()}>
          Keep the published text
        </Button>
        <Button look="primary" disabled={isKeeping} onClick={() => setIsAsking(true)}>
          Publish the new text…
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Publish the new text?"
          question={`The new text replaces the whole text of ${name}, including your changes. Consents keep the text that they were given for.`}
          confirm={{
            label: 'Publish',
            busyLabel: 'Publishing…',
            icon: Check,
            look: 'primary',
            run: () => decide(true, `${name}: the new text is on the website.`),
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
