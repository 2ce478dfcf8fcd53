import type { FilingPack, FilingQuarter, RegistrationFilings } from '@/lib/domain/filing/dto';

export type ShownFiling = { registration: RegistrationFilings; chosen: FilingQuarter; pack: FilingPack };
