'use client';

import { Button } from '@/components/admin/ui/button';
import { offeredPapers } from '@/lib/content/papers';
import { paperFields } from '@/lib/domain/papers/fields';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { ListFields } from './list-fields';
import { fields, type PartProps, Section } from './project-fields';

export function PaperFields({ form }: PartProps) {
  const { papers } = form.values;
  const present = new Set(papers.map(({ kind }) => kind.trim().toLowerCase()));
  const missing = offeredPapers.filter(({ kind }) => !present.has(kind.toLowerCase()));
  return (
    <div>
      <p className="mb-3 text-stone admin:text-[13px]">
        The Authority requires these. Remove those that do not apply to this project.
      </p>
      {missing.length > 0 && (
        <Button
          isSmall
          className="mb-3"
          onClick={() =>
            form.set('papers', [
              ...papers,
              ...missing.map((paper) => ({ ...initialValues(paperFields), ...paper })),
            ])
          }
        >
          {`Fill in ${missing.length} usual papers as “To be applied”`}
        </Button>
      )}
      <ListFields form={form} name="papers" noun="paper" />
      <Section
        title={fields.labelOf('litigation')}
        note="Only for the quarterly update (RERA). The website does not show it."
      >
        <ListFields form={form} name="litigation" noun="case" />
      </Section>
    </div>
  );
}
