import type { FilingPack, FilingQuarter, RegistrationFilings } from '@/lib/domain/filing/dto';

/** The quarter that the screen shows, of which registration, and its pack. */
export type ShownFiling = { registration: RegistrationFilings; chosen: FilingQuarter; pack: FilingPack };
