'use client';

import { useState } from 'react';
import { CopyField } from '@/components/admin/ui/fields/copy-field';
import { Moment } from '@/components/admin/ui/moment';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { TitledCard } from '@/components/admin/ui/titled-card';
import { sourceScreen } from '@/lib/content/sources/screen';
import { sourceSetUps } from '@/lib/content/sources/set-ups';
import type { Source } from '@/lib/domain/sources/dto';
import { RenewAddress } from './renew-address';
import { SecretField } from './secret-field';
import { SourceSteps } from './source-steps';

export function AddressCard({ source, origin }: { source: Source; origin: string }) {
  const { kind, path, formerUntil } = source;
  const { addressLabel = 'Address', secrets = [], hasVerifyToken } = sourceSetUps[kind];
  const [copied, setCopied] = useState('');
  const address = `${origin}${path}`;
  const verifyToken = hasVerifyToken ? path.slice(path.lastIndexOf('/') + 1) : '';
  return (
    <TitledCard id="address-title" title="What to enter on their website">
      <div className="grid gap-4">
        <SourceSteps kind={kind} />
        {path.endsWith('/') && <FailureLine>{sourceScreen.addressLost}</FailureLine>}
        <CopyField
          field={{ label: addressLabel, value: address, hint: sourceScreen.secret }}
          isCopied={copied === address}
          onCopy={setCopied}
        />
        <p role="status" className="sr-only">
          {copied !== '' ? 'Copied' : ''}
        </p>
        {verifyToken !== '' && (
          <CopyField
            field={{ label: 'Verify token', value: verifyToken, hint: sourceScreen.verifyToken }}
            isCopied={copied === verifyToken}
            onCopy={setCopied}
          />
        )}
        {secrets.map((secret) => (
          <SecretField key={secret.part} source={source} secret={secret} />
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <RenewAddress source={source} />
          <p role="status" className="text-ink-2">
            {formerUntil && (
              <>
                The former address works until <Moment at={formerUntil} />.
              </>
            )}
          </p>
        </div>
      </div>
    </TitledCard>
  );
}
