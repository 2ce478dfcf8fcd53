'use client';

import { Plus } from 'lucide-react';
import type { Route } from 'next';
import type { ReactNode } from 'react';
import { anyPicture, type PhotoSlot } from '@/components/admin/pictures/photo-slot';
import { EditButton } from '@/components/admin/records/card-parts';
import type { RecordFormProps } from '@/components/admin/records/form/use-draft-form';
import { RecordCard } from '@/components/admin/records/record-card';
import { RecordList } from '@/components/admin/records/record-list';
import { RecordScreen } from '@/components/admin/records/record-screen';
import { NoRecords } from '@/components/admin/records/screen/no-records';
import { type ScreenRead, useRecordScreen } from '@/components/admin/records/screen/use-record-screen';
import { DragHandle } from '@/components/admin/records/sortable/sortable-item';
import type { WarmUp } from '@/components/admin/ui/dialogs/lazy-dialog';
import { IntentLink } from '@/components/shared/intent-link';
import { type RecordKindName, recordKinds } from '@/lib/content/record-kinds';
import type { DraftRecords } from '@/lib/domain/drafts/dto';
import { withArticle } from '@/lib/shared/article';
import { toText } from '@/lib/shared/parsing/field-text';
import type { PlainPictures } from '@/lib/shared/parsing/plain-input';
import type { FieldLabel } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import type { lazyPlain } from './lazy-plain';
import type { PlainKind, PlainOpened } from './plain-kind';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const editButtonId = (id: string) => `edit-${id}`;

export type PlainScreenRead<K extends RecordKindName> = Partial<ScreenRead> & {
  parent?: { _id: string; name: string };
  records: DraftRecords[K][];
};

export type ChildRead<K extends RecordKindName> = PlainScreenRead<K> &
  Required<Pick<PlainScreenRead<K>, 'parent'>>;

type Form<K extends RecordKindName> =
  | { plain: ReturnType<typeof lazyPlain>; form?: never }
  | {
      plain?: never;
      form: { warmUp: WarmUp; dialog: (opened: RecordFormProps<DraftRecords[K]>) => ReactNode };
    };

type PlainScreenProps<K extends RecordKindName> = PlainScreenRead<K> & {
  kind: K;
  labels?: readonly FieldLabel[];
  noun: string;
  one?: string;
  pictures?: PlainPictures;
  photo?: PhotoSlot;
  isVersioned?: boolean;
  nameOf?: (record: DraftRecords[K]) => string;
  meanwhile: string;
  isUnordered?: boolean;
  children?: (record: DraftRecords[K]) => ReactNode;
} & Form<K>;

type PlainCardProps = { labels: readonly FieldLabel[]; record: object };

function PlainCard({ labels, record }: PlainCardProps) {
  const values = record as Record<string, unknown>;
  const [, ...others] = labels;
  const said = others.flatMap(([name, label]) => {
    const text = toText(values[name]);
    return text === '' ? [] : [{ name, label, text }];
  });
  return (
    <dl className="mt-0.5 text-stone admin:text-[13px]">
      {said.map(({ name, label, text }) => (
        <div key={name} className="flex gap-2">
          <dt>{label}</dt>
          <dd className="min-w-0 break-words text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const picturesOf = (record: object): Picture[] =>
  (record as { images?: Picture[] }).images ?? [(record as { image?: Picture | null }).image ?? []].flat();

function placeOf(kind: RecordKindName, parent: PlainScreenRead<never>['parent']) {
  const { noun, parent: above, screen }: (typeof recordKinds)[RecordKindName] = recordKinds[kind];
  if (above === null || !parent)
    return { unsavedKind: kind, path: `/admin/${noun}` as Route, title: screen, up: null };
  const { noun: aboveNoun } = recordKinds[above];
  return {
    // With the parent id, so that unsaved work of one parent does not open in another.
    unsavedKind: `${kind}-${parent._id}`,
    path: `/admin/${aboveNoun}/${parent._id}/${noun}` as Route,
    title: `${screen} of ${parent.name}`,
    up: { name: parent.name, href: `/admin/${aboveNoun}?edit=${parent._id}` as Route },
  };
}

export function PlainScreen<K extends RecordKindName>(props: PlainScreenProps<K>) {
  const {
    kind,
    labels = [],
    parent,
    records,
    noun: entity,
    one = capital(props.noun),
    photo = anyPicture,
    form: own,
    children,
  } = props;
  const { pictures: count = 'many', isVersioned = false, drafts = [], scheduleHint = '' } = props;
  const [[first] = ['']] = labels;
  const { nameOf = (record: object) => String((record as Record<string, unknown>)[first]) } = props;
  const { unsavedKind, path, title, up } = placeOf(kind, parent);
  const plain = props.plain?.[up ? 'dialog' : 'sheet'];
  const { warmUp } = props.form ? props.form : props.plain[up ? 'dialog' : 'sheet'];
  const coverOf = (record: DraftRecords[K]) => ({
    picture: picturesOf(record)[0] ?? null,
    fallback: photo.fallback,
  });
  const screen = useRecordScreen(
    {
      kind,
      unsavedKind,
      path,
      title,
      form: 'dialog',
      subjects: {
        added: `A new ${one.toLowerCase()}`,
        changed: `Changes to ${withArticle(one.toLowerCase())}`,
      },
      nameOf,
      focus: { add: `add-${kind}`, open: editButtonId },
      add: { label: `Add ${one}`, icon: Plus, warmUp },
      deletion: {
        noun: entity,
        ...(count !== 'none' && { picture: coverOf }),
      },
    },
    { listed: records, drafts, scheduleHint },
  );
  return (
    <RecordScreen
      screen={screen}
      top={
        up && (
          <p>
            <IntentLink
              href={up.href}
              className="inline-flex min-h-11 items-center text-terra-deep underline underline-offset-[3px] admin:min-h-6"
            >
              {up.name}
            </IntentLink>
          </p>
        )
      }
      sheet={
        own?.dialog ??
        ((opened) =>
          plain && (
            <plain.Dialog
              // The kind makes such records.
              {...(opened as object as PlainOpened)}
              of={{
                kind,
                noun: entity,
                one,
                pictures: count,
                photo,
                isVersioned,
                parentId: parent?._id,
                nameOf: nameOf as PlainKind['nameOf'],
              }}
            />
          ))
      }
    >
      <NoRecords screen={screen} text={`No ${one.toLowerCase()} yet.`} meanwhile={props.meanwhile} />
      <RecordList
        screen={screen}
        grid="admin:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(252px,1fr))] wide:gap-5"
        isUnordered={props.isUnordered}
        card={({ record, place, hasDraft, onEdit, onDelete }) => {
          const name = nameOf(record);
          const pictures = picturesOf(record);
          const withoutAlt = pictures.filter(({ alt }) => alt.trim() === '').length;
          return (
            <RecordCard
              name={name}
              cover={
                count === 'none'
                  ? null
                  : { picture: pictures[0] ?? null, fallback: photo.fallback, aspect: photo.aspect }
              }
              warning={withoutAlt > 0 && `${withoutAlt} without alt text`}
              badges={hasDraft ? ['Draft'] : []}
              handle={props.isUnordered ? null : <DragHandle name={name} place={place} hasNumber />}
              edit={<EditButton id={editButtonId(record._id)} name={name} onClick={onEdit} {...warmUp} />}
              onDelete={onDelete}
            >
              {children ? children(record) : <PlainCard labels={labels} record={record} />}
            </RecordCard>
          );
        }}
      />
    </RecordScreen>
  );
}
