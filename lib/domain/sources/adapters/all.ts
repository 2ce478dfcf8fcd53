import type { SourceKind } from '../dto';
import type { Adapter } from './adapter';
import { exotel } from './exotel/map';
import { form } from './form/map';
import { google } from './google/map';
import { justdial } from './justdial/map';
import { magicbricks } from './magicbricks/map';
import { mail } from './mail/map';

export const adapters: Record<SourceKind, Adapter> = { google, justdial, magicbricks, exotel, form, mail };
