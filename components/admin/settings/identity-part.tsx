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
  { name: 'name', hint: 'As it stands on a sign: in titles, texts, mails and the footer.' },
  { name: 'shortName', hint: 'As people say it: on a phone’s home screen, and in texts.' },
  { name: 'since', hint: 'Four digits.' },
  { name: 'tagline', hint: 'On pictures that people share.' },
  { name: 'footerTagline', hint: 'Below the logo, on every page.', isWide: true },
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
          ground={site.colors.paper}
          hint="On light ground, without room around it. Without one the name stands in letters."
        />
        <BrandPictureField
          {...picture('logoOnDark')}
          ground={values.theme}
          hint="In light colours, for the footer. Without one the name stands there in letters."
        />
        <BrandPictureField
          {...picture('icon')}
          ground={site.colors.paper}
          hint="Square, at least 512 × 512: in the tab of the browser and on a phone’s home screen."
        />
        <BrandPictureField
          {...picture('share')}
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
