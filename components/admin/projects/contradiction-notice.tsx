'use client';

import { useDeferredValue, useMemo } from 'react';
import { Button } from '@/components/admin/ui/button';
import { claimPlaces } from '@/lib/content/projects/contradictions';
import {
  describeContradiction,
  listClaimFields,
  listContradictions,
} from '@/lib/shared/projects/contradictions';
import type { ProjectValues } from './form-values';
import { goToField } from './go-to-field';
import type { PartProps } from './project-fields';
import { WarningNotice } from './warning-notice';

const listOf = (values: ProjectValues) =>
  listContradictions({
    ...values,
    specifications: values.specifications.map(({ title, lines }) => ({
      title,
      description: lines.map(({ text }) => text),
    })),
  });

export default function ContradictionNotice({ form }: PartProps) {
  const values = useDeferredValue(form.values);
  const found = useMemo(() => listOf(values), [values]);
  if (found.length === 0) return null;
  return (
    <WarningNotice label="Contradictions" title="These do not match">
      <ul>
        {found.map((contradiction) => {
          const text = describeContradiction(contradiction);
          return (
            <li key={text} className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-[240px] wrap-anywhere">{text}.</span>
              <span className="flex flex-wrap gap-2">
                {listClaimFields(contradiction).map((field) => (
                  <Button
                    key={field}
                    isSmall
                    aria-label={`${claimPlaces[field].name}: ${text}`}
                    onClick={() => goToField(field)}
                  >
                    {claimPlaces[field].name}
                  </Button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </WarningNotice>
  );
}
