import type { SettingValue } from '@/lib/domain/settings/schema';
import type { Weekday } from '@/lib/shared/time/weekdays';

type Named = { _id: string; name: string };

export type Rotation = {
  _id: string;
  /** Both are null for the default rotation. */
  source: Named | null;
  project: Named | null;
  /** 0 while nobody has saved it. */
  version: number;
  /** Who gets the next enquiry; null when nobody in it is available. */
  next: string | null;
  places: { user: Named; isOn: boolean; hindrance: string }[];
};

export type Leave = { _id: string; from: string; until: string; note: string };

export type RotationMember = Named & {
  /** Null where they are those of the office. */
  hours: { days: Weekday[]; opens: string; closes: string } | null;
  /** What is not over, the first one first. */
  leave: Leave[];
  /** Enquiries of today, and those that are open. */
  today: number;
  open: number;
};

export type AssignmentReason = {
  enquiry: string;
  title: string;
  at: string;
  owner: string | null;
  reason: string;
};

export type RotationOverview = {
  turns: Rotation[];
  /** Everybody who does the work of sales. */
  people: RotationMember[];
  clock: SettingValue<'clock'>;
  hours: SettingValue<'contact'>['hours'];
  holidays: SettingValue<'contact'>['holidays'];
  /** Why each of today is whose it is, the newest first. */
  reasons: AssignmentReason[];
  /** How late the clock may be here, in minutes; null where it is not. */
  lateMinutes: number | null;
};
