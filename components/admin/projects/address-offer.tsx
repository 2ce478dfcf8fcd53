'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { offerSlugAction } from '@/lib/domain/projects/actions';
import type { OfferedSlug } from '@/lib/domain/projects/dto';
import type { ProjectForm } from './use-project-form';

const typingMs = 400;

type Offer = OfferedSlug & { name: string };

function useOffer(id: string | null, name: string, keepUnsaved: () => void): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);
  const keep = useEffectEvent(keepUnsaved);
  useEffect(() => {
    if (id === null) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const result = await askServer(() => offerSlugAction(id, name), keep);
      if (result.ok && !isOld) setOffer({ ...result.data, name });
    }, typingMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [id, name]);
  return offer?.name === name ? offer : null;
}

export function AddressOffer({ form: { base, values, set, keepUnsaved } }: { form: ProjectForm }) {
  const name = values.name.trim();
  const isRenamed = base !== null && name !== '' && name !== base.name;
  const offer = useOffer(isRenamed ? base._id : null, name, keepUnsaved);
  if (!isRenamed || !offer || offer.slug === base.slug) return null;
  return (
    <div className="flex items-start gap-2.5 admin:col-span-2">
      <Checkbox
        id="project-renew-slug"
        isOn={values.renewSlug}
        describedBy="project-renew-slug-hint"
        onChange={(isOn) => set('renewSlug', isOn)}
      />
      <div className="min-w-0">
        <label htmlFor="project-renew-slug" className="font-[550] wrap-anywhere">
          Move its page to /projects/{offer.slug}
        </label>
        <p
          id="project-renew-slug-hint"
          className="text-[14px] text-stone leading-[19px] wrap-anywhere admin:text-[12.5px] admin:leading-4"
        >
          {offer.isTaken && 'Another project has, or had, the address of this name. '}
          /projects/{base.slug} will lead there, and no other project can have it.
        </p>
      </div>
    </div>
  );
}
