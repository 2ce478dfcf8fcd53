'use client';

import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { PictureUploader } from '@/components/admin/pictures/picture-uploader';
import { cardHint } from '@/components/admin/records/card-hint';
import { FieldControl, formFields } from '@/components/admin/records/form/field-control';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { FieldError } from '@/components/admin/ui/fields/field';
import { Moment } from '@/components/admin/ui/moment';
import { RichTextField } from '@/components/admin/ui/rich-text/rich-text-field';
import { SafeImage } from '@/components/shared/safe-image';
import { limits } from '@/lib/content/limits';
import { shareCardTexts } from '@/lib/content/pages/share-cards';
import { projectForm } from '@/lib/domain/projects/fields';
import { AddressOffer } from './address-offer';
import { AmenityTiles } from './amenity-tiles';
import { looksLikeMoney } from './looks-like-money';
import { SpecificationsEditor } from './specifications-editor';
import type { ProjectForm } from './use-project-form';

const typedAsLines = /^(distances|visitHours|visitDaysOff)\..*/;

export const fieldId = (path: string) => `project-${path.replace(typedAsLines, '$1').replaceAll('.', '-')}`;

export const fields = formFields(projectForm, fieldId);
const { labelOf } = fields;

export type PartProps = { form: ProjectForm };

export function FactFields({ form }: PartProps) {
  const field = { fields, form };
  return (
    <div className="grid gap-4 admin:grid-cols-2">
      <FieldControl {...field} name="name" hint={cardHint(form.values.name, shareCardTexts.ofRecord)} />
      <FieldControl {...field} name="location" />
      <AddressOffer form={form} />
      <FieldControl {...field} name="client" />
      <FieldControl
        {...field}
        name="price"
        unit="sqft"
        hint={
          looksLikeMoney(form.values.price) ? (
            <span role="status" className="text-warning">
              This looks like an amount of money. The website shows it as the built-up area, in sqft.
            </span>
          ) : (
            'Shown on the website as the built-up area'
          )
        }
      />
    </div>
  );
}

export function StateFields({ form, featuredCount }: PartProps & { featuredCount: number }) {
  const field = { fields, form };
  const { values, set } = form;
  return (
    <div className="grid gap-4 admin:grid-cols-2 wide:grid-cols-1">
      <FieldControl
        {...field}
        name="status"
        none="Choose a status"
        hint={
          values.status === 'featured' &&
          `Featured projects appear on the home page, at most ${limits.featuredMax}. Now ${featuredCount}.`
        }
      />
      <FieldControl {...field} name="category" none="None" />
      <div className="flex items-start gap-2.5 py-2">
        <Checkbox
          id={fieldId('explore')}
          isOn={values.explore}
          describedBy={`${fieldId('explore')}-hint`}
          onChange={(isOn) => set('explore', isOn)}
        />
        <div>
          <label htmlFor={fieldId('explore')} className="font-[550]">
            Show on Explore Page
          </label>
          <p
            id={`${fieldId('explore')}-hint`}
            className="text-[14px] text-stone leading-[19px] admin:text-[12.5px] admin:leading-4"
          >
            Visitors can open its detail page.
          </p>
        </div>
      </div>
    </div>
  );
}

export function OnTheWebsite({ form: { base } }: PartProps) {
  if (!base) return null;
  return (
    <section className="mt-5 hidden border-hairline border-t pt-5 wide:block">
      <h3 className="font-[550] text-[13px]">On the website</h3>
      <div className="relative mt-2 aspect-[16/10] overflow-hidden bg-sand-2">
        <SafeImage
          picture={base.images[0] ?? null}
          fallback="project"
          sizes="200px"
          alt=""
          fill
          className="object-cover"
        />
      </div>
      <a
        href={`/projects/${base.slug}`}
        target="_blank"
        rel="noopener"
        className="mt-3 inline-flex items-center gap-2 text-terra-deep underline decoration-terra-deep/50 underline-offset-[3px] hover:text-terra"
      >
        View project page
        <ExternalLink size={14} strokeWidth={1.6} aria-hidden="true" />
        <span className="sr-only">(opens a new tab)</span>
      </a>
      <dl className="mt-3 text-[13px]">
        <dt className="text-stone">Added</dt>
        <dd>
          <Moment at={base.createdAt} />
        </dd>
      </dl>
    </section>
  );
}

export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-hairline border-t pt-5">
      <h3 className="mb-3 font-semibold admin:text-[15px]">
        {title}{' '}
        {note && <span className="ml-1 font-normal text-[14px] text-stone admin:text-[12.5px]">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

export function ContentFields({ form }: PartProps) {
  const { values, set, errorOf, pictures, base, editorRound } = form;
  const picturesError = errorOf('pictures');
  return (
    <>
      <div className="mt-4 wide:mt-4">
        <RichTextField
          round={`${base?._id ?? 'new'}-${editorRound}`}
          id={fieldId('description')}
          label={labelOf('description')}
          initialHtml={values.description}
          error={errorOf('description')}
          onChange={(html) => set('description', html)}
        />
      </div>
      <Section title="Pictures" note="Drag to order. The first is the cover.">
        <PictureUploader
          id={fieldId('pictures')}
          pictures={{
            ...pictures,
            items: pictures.items.filter(({ isLocation, slot }) => !isLocation && slot === undefined),
          }}
          describedBy={picturesError ? `${fieldId('pictures')}-error` : undefined}
        />
        {picturesError && <FieldError id={`${fieldId('pictures')}-error`}>{picturesError}</FieldError>}
      </Section>
      <Section title={labelOf('amenities')}>
        <AmenityTiles
          id={fieldId('amenities')}
          chosen={values.amenities}
          onChange={(amenities) => set('amenities', amenities)}
        />
      </Section>
      <Section title={labelOf('specifications')}>
        <SpecificationsEditor
          id={fieldId('specifications')}
          groups={values.specifications}
          errorOf={errorOf}
          onChange={(specifications) => set('specifications', specifications)}
        />
      </Section>
    </>
  );
}
