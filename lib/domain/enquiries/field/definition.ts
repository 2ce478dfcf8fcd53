import { z } from 'zod';
import type { ContactPoint } from '@/lib/shared/enquiries/contact-points';
import type { Consent, Enquiry, Partner, Sla } from '@/prisma/generated/client';
import type { EnquiryEventKind } from '@/prisma/generated/enums';
import type { Keys } from './set-keys';

type Named = { id: string; name: string };

export type SentRow = Enquiry & {
  consents: Consent[];
  project: Pick<Named, 'name'> | null;
  /** The partner is null once it is erased. */
  namedBy?: { partner: Pick<Partner, 'enquiryId' | 'firm'> | null } | null;
};

export type OfficeRow = SentRow & { assignee: Named | null; sla: Sla | null };

export type ReadRow = OfficeRow & { personCount: number; noticeText: string };

export type NotIn = { notIn: string };
export type CustomIn = { byHand: string };
type Elsewhere = NotIn | CustomIn;

export const notIn = (reason: string): NotIn => ({ notIn: reason });
export const customIn = (where: string): CustomIn => ({ byHand: where });

/** People rely on the order of columns: a new one goes to the end. */
export type Column = { place: number; head: string; of: (row: OfficeRow) => string };
export type ImportColumn = {
  place: number;
  name: string;
  label: string;
  heads: RegExp;
  schema: z.ZodType;
};
type MailLine = { label: string; of: (row: SentRow) => string };
type History = { kind: EnquiryEventKind; of: (next: OfficeRow, former: OfficeRow) => string };
type Property = { propertyType: string; location: string };
export type Fact = { label: string; of: (value: string, property: Property) => string };

export type Changed = Partial<
  Omit<
    Enquiry,
    'attribution' | 'details' | 'firstTouch' | 'lastTouch' | 'origin' | 'outcome' | 'contactPoints'
  >
> & { origin?: Keys; outcome?: Keys; contactPoints?: ContactPoint[] };

export type Field = {
  label: string;
  wire: z.ZodType;
  of: (row: ReadRow) => unknown;
  isListed: boolean;
  forms?: Partial<Record<'enquiry' | 'callback' | 'added', z.ZodType>>;
  patch?: z.ZodType;
  set?: (value: never, row: SentRow) => Changed;
  imported: ImportColumn | Elsewhere;
  columns: readonly Column[] | Elsewhere;
  mail: MailLine | Elsewhere;
  event: ((row: SentRow) => unknown) | Elsewhere;
  history: History | Elsewhere;
  fact: Fact | Elsewhere;
};

export const field = <const F extends Field>(
  definition: F & { of: (row: ReadRow) => z.output<F['wire']> },
): F => definition;

export const isElsewhere = (place: object | undefined): place is Elsewhere =>
  place !== undefined && ('notIn' in place || 'byHand' in place);

export const named = z.object({ _id: z.string(), name: z.string() });

export const column = (place: number, head: string, of: Column['of']): Column => ({ place, head, of });

export const notChanged = notIn('What was sent is never changed.');
export const adminCalls = notIn('It is of the office, and stands beside the enquiry there.');
export const notImported = notIn('Tables of others do not have it.');
export const inMailHeader = customIn('At the head of the mail, before what is said of the project.');
export const onScreen = customIn('The screen draws it in a way of its own.');

type VisitorField<F, I> = {
  label: string;
  of: (row: SentRow) => string;
  forms: F;
  imported: I;
  place?: number;
  mail?: Field['mail'];
  fact?: Field['fact'];
};

export const importColumn = <const N extends string, S extends z.ZodType>(
  place: number,
  name: N,
  column: { label: string; heads: RegExp; schema: S },
) => ({ place, name, ...column });

export const visitorField = <const F extends Field['forms'], const I extends Field['imported']>({
  label,
  of,
  forms,
  imported,
  place = Number.POSITIVE_INFINITY,
  mail = { label, of },
  fact = { label, of: (value) => value },
}: VisitorField<F, I>) =>
  field({
    label,
    wire: z.string(),
    of,
    isListed: true,
    forms,
    imported,
    columns: [column(place, label, of)],
    mail,
    event: of,
    history: notChanged,
    fact,
  });

export const internalField = <const W extends z.ZodType>(
  label: string,
  wire: W,
  of: (row: ReadRow) => z.output<W>,
) =>
  field({
    label,
    wire,
    of,
    isListed: false,
    imported: adminCalls,
    columns: adminCalls,
    mail: adminCalls,
    event: adminCalls,
    history: adminCalls,
    fact: onScreen,
  });

export const work = { imported: adminCalls, mail: adminCalls, fact: onScreen } as const;
