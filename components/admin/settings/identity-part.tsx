'use client';

import { findPhoto, type PictureItem } from '@/components/admin/pictures/items';
import { site } from '@/lib/content/site';
import { forStockSlots, stockPictures, stockSlots } from '@/lib/content/stock-pictures';
import type { ChosenColors } from '@/lib/shared/brand-colors';
import { BrandPictureField } from './brand-picture-field';
import { ColorField } from './color-field';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm } from './setting-forms';
import { StockPictureField } from './stock-picture-field';
import { type DraftPartProps, useSettingForm } from './use-setting-form';

type Texts = 'name' | 'shortName' | 'tagline' | 'footerTagline' | 'since';
type Values = Record<Texts, string> & ChosenColors;

const findRef = (pictures: PictureItem[], slot: string) => {
  const photo = findPhoto(pictures.filter((item) => item.slot === slot));
  return photo ? { _id: photo.picture._id } : null;
};

/** With its text, which is written in the form. */
const findPhotoRef = (pictures: PictureItem[], slot: string) => {
  const photo = findPhoto(pictures.filter((item) => item.slot === slot));
  return photo ? { _id: photo.picture._id, alt: photo.alt, focal: photo.picture.focal } : null;
};

const identityForm = makeSettingForm<'identity', Values>(
  'identity',
  ({ name, shortName, tagline, footerTagline, since, colors }) => ({
    ...{ name, shortName, tagline, footerTagline },
    since: String(since),
    ...colors,
  }),
  ({ theme, accent, since, ...texts }, pictures) => ({
    ...texts,
    since: since.trim() === '' ? Number.NaN : Number(since),
    colors: { theme, accent },
    logo: findRef(pictures, 'logo'),
    logoOnDark: findRef(pictures, 'logoOnDark'),
    icon: findRef(pictures, 'icon'),
    share: findRef(pictures, 'share'),
    ...forStockSlots((slot) => findPhotoRef(pictures, slot)),
  }),
);

const texts: { name: Texts; label: string; hint: string; isWide?: true }[] = [
  { name: 'name', label: 'Name', hint: 'As it stands on a sign: in titles, texts, mails and the footer.' },
  {
    name: 'shortName',
    label: 'Short name',
    hint: 'As people say it: on a phone’s home screen, and in texts.',
  },
  { name: 'since', label: 'Year of foundation', hint: 'Four digits.' },
  { name: 'tagline', label: 'Tagline', hint: 'On pictures that people share.' },
  {
    name: 'footerTagline',
    label: 'Line in the footer',
    hint: 'Below the logo, on every page.',
    isWide: true,
  },
];

/** Who the builder is. */
export function IdentityPart(props: DraftPartProps<'identity'>) {
  const form = useSettingForm(identityForm, props);
  const { values, set, errorOf, pictures } = form;
  const picture = (slot: string) => ({ slot, pictures, error: errorOf(slot) });
  return (
    <SettingEditor
      {...props}
      form={form}
      note="Name, logo and colours of the whole website, its mails and this back office."
    >
      <div className="grid gap-4 admin:grid-cols-2">
        {texts.map(({ name, label, hint, isWide }) => (
          <div key={name} className={isWide && 'admin:col-span-2'}>
            <SettingField
              path={name}
              label={label}
              hint={hint}
              value={values[name]}
              error={errorOf(name)}
              onChange={(value) => set(name, value)}
            />
          </div>
        ))}
        <ColorField
          name="theme"
          label="Dark colour"
          hint="Of texts, and of the ground of the footer and the menu."
          value={values.theme}
          error={errorOf('colors.theme')}
          onChange={(value) => set('theme', value)}
        />
        <ColorField
          name="accent"
          label="Accent colour"
          hint="Of buttons, links and the block on the line."
          value={values.accent}
          error={errorOf('colors.accent')}
          onChange={(value) => set('accent', value)}
        />
        <BrandPictureField
          {...picture('logo')}
          label="Logo"
          ground={site.colors.paper}
          hint="On light ground, without room around it. Without one the name stands in letters."
        />
        <BrandPictureField
          {...picture('logoOnDark')}
          label="Logo for dark ground"
          ground={values.theme}
          hint="In light colours, for the footer. Without one the name stands there in letters."
        />
        <BrandPictureField
          {...picture('icon')}
          label="Icon"
          ground={site.colors.paper}
          hint="Square, at least 512 × 512: in the tab of the browser and on a phone’s home screen."
        />
        <BrandPictureField
          {...picture('share')}
          label="Share picture"
          ground={site.colors.paper}
          hint="1200 × 630: shown where a page is shared that has no picture of its own."
        />
      </div>
      <h3 className="mt-2 font-[550]">Pictures of the pages</h3>
      <p className="-mt-3 text-stone admin:text-[13px]">
        Each place shows a picture that came with the website until yours stands there. Best at 2400 × 1500 or
        larger.
      </p>
      <div className="grid gap-4 admin:grid-cols-2">
        {stockSlots.map((slot) => (
          <StockPictureField key={slot} {...picture(slot)} {...stockPictures[slot]} />
        ))}
      </div>
    </SettingEditor>
  );
}
