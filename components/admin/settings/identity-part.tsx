'use client';

import { findPhoto, type PictureItem } from '@/components/admin/pictures/items';
import { cardHint } from '@/components/admin/records/card-hint';
import { shareCardTexts } from '@/lib/content/pages/share-cards';
import { forStockSlots, stockPictures, stockSlots } from '@/lib/content/pictures/stock-pictures';
import { site } from '@/lib/content/site';
import { identity } from '@/lib/domain/settings/parts/identity';
import type { ChosenColors } from '@/lib/shared/brand/brand-colors';
import { BrandPictureField } from './brand-picture-field';
import { ColorField } from './color-field';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm, textsOf } from './setting-forms';
import { settingLabelOf } from './setting-label';
import { StockPictureField } from './stock-picture-field';
import { type FormProps, useSettingForm } from './use-setting-form';

type Texts = 'name' | 'shortName' | 'tagline' | 'footerTagline' | 'since';
type Values = Record<Texts, string> & ChosenColors;

const findRef = (pictures: PictureItem[], slot: string) => {
  const photo = findPhoto(pictures.filter((item) => item.slot === slot));
  return photo ? { _id: photo.picture._id } : null;
};

const findPhotoRef = (pictures: PictureItem[], slot: string) => {
  const photo = findPhoto(pictures.filter((item) => item.slot === slot));
  return photo ? { _id: photo.picture._id, alt: photo.alt, focal: photo.picture.focal } : null;
};

const identityForm = makeSettingForm<'identity', Values>(
  identity,
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

const texts: { name: Texts; hint: string; isWide?: true }[] = [
  { name: 'name', hint: 'The full name, as on a sign: used in titles, texts, mails and the footer.' },
  { name: 'shortName', hint: 'The short name that people use: on a phone’s home screen and in texts.' },
  { name: 'since', hint: 'Four digits.' },
  { name: 'tagline', hint: 'Shown on pictures that people share.' },
  { name: 'footerTagline', hint: 'Shown below the logo on every page.', isWide: true },
];

export function IdentityPart(props: FormProps<'identity'>) {
  const form = useSettingForm(identityForm, props);
  const { values, set, errorOf, pictures } = form;
  const text = textsOf(identity, form);
  const hintOf = (name: Texts) => name === 'name' && cardHint(values.name, shareCardTexts.ofBrand);
  const picture = (slot: string) => ({
    slot,
    label: settingLabelOf(identity, slot),
    pictures,
    error: errorOf(slot),
  });
  return (
    <SettingEditor
      {...props}
      part={identity}
      form={form}
      note="Name, logo and colours of the whole website, its mails and this back office."
    >
      <div className="grid gap-4 admin:grid-cols-2">
        {texts.map(({ name, hint, isWide }) => (
          <div key={name} className={isWide && 'admin:col-span-2'}>
            <SettingField {...text(name)} hint={hintOf(name) || hint} />
          </div>
        ))}
        <ColorField
          name="theme"
          label="Dark colour"
          hint="For texts, and for the background of the footer and the menu."
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
          ground={site.colors.paper}
          hint="For light backgrounds, without a margin. Without a logo, the name is shown as text."
        />
        <BrandPictureField
          {...picture('logoOnDark')}
          ground={values.theme}
          hint="In light colours, for the footer. Without it, the name is shown as text."
        />
        <BrandPictureField
          {...picture('icon')}
          ground={site.colors.paper}
          hint="Square, at least 512 × 512: for the browser tab and the home screen of a phone."
        />
        <BrandPictureField
          {...picture('share')}
          ground={site.colors.paper}
          hint="1200 × 630: shown when somebody shares a page that has no picture."
        />
      </div>
      <h3 className="mt-2 font-[550]">Pictures of the pages</h3>
      <p className="-mt-3 text-stone admin:text-[13px]">
        Each place shows a sample picture until you add yours. Best at 2400 × 1500 or larger.
      </p>
      <div className="grid gap-4 admin:grid-cols-2">
        {stockSlots.map((slot) => (
          <StockPictureField key={slot} {...picture(slot)} {...stockPictures[slot]} />
        ))}
      </div>
    </SettingEditor>
  );
}
