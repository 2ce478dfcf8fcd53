import type { SourceKind } from '@/lib/content/sources/sources';
import { acres99 } from './acres99/map';
import type { Adapter } from './adapter';
import { exotel } from './exotel/map';
import { form } from './form/map';
import { google } from './google/map';
import { housing } from './housing/map';
import { justdial } from './justdial/map';
import { knowlarity } from './knowlarity/map';
import { magicbricks } from './magicbricks/map';
import { magicbricksPolled } from './magicbricks_polled/map';
import { mail } from './mail/map';
import { meta } from './meta/map';
import { metaPolled } from './meta_polled/map';
import { myoperator } from './myoperator/map';
import { whatsapp } from './whatsapp/map';

export const adapters: Record<SourceKind, Adapter> = {
  google,
  justdial,
  magicbricks,
  exotel,
  myoperator,
  knowlarity,
  whatsapp,
  meta,
  form,
  mail,
  acres99,
  magicbricks_polled: magicbricksPolled,
  housing,
  meta_polled: metaPolled,
};
