'use client';

import { arrayMove } from '@dnd-kit/sortable';
import { useId } from 'react';
import { SortableItem } from '@/components/admin/records/sortable/sortable-item';
import { Options } from '@/components/admin/ui/fields/options';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { OrderArea } from '@/components/admin/ui/order-area';
import { TitledCard } from '@/components/admin/ui/titled-card';
import type { Rotation, RotationMember } from '@/lib/domain/assignment/dto';
import { RotationRow, rotationGrid } from './rotation-row';
import { useRotation } from './use-rotation';

const heads = ['Person', 'Now', 'Hours'];

type RotationCardProps = {
  rotation: Rotation;
  people: RotationMember[];
  isAdmin: boolean;
  children?: React.ReactNode;
};

export function RotationCard({ rotation, people, isAdmin, children }: RotationCardProps) {
  const id = useId();
  const { places, save, state, failure } = useRotation(rotation);
  const what = rotation.source?.name ?? rotation.project?.name;
  const rows = places.flatMap(({ user, isOn }) => {
    const member = people.find(({ _id }) => _id === user);
    return member ? [{ member, isOn }] : [];
  });
  const others = people.filter(({ _id }) => !places.some(({ user }) => user === _id));
  const keys = rows.map(({ member }) => member._id);
  const move = (key: string, over: string) =>
    save(
      arrayMove(
        places,
        places.findIndex(({ user }) => user === key),
        places.findIndex(({ user }) => user === over),
      ),
    );
  return (
    <TitledCard
      id={`${id}-title`}
      title={what ? `Lead allotment for ${what}` : 'Lead allotment'}
      note={what ? undefined : 'a buyer stays with the current owner'}
      isFlush
      action={
        <p role="status" className="text-success empty:hidden admin:text-[13px]">
          {state === 'saved' ? 'Saved' : ''}
        </p>
      }
    >
      {rows.length > 0 && (
        <div
          aria-hidden="true"
          className={`${rotationGrid} border-hairline border-b px-4 py-2.5 text-[13px] text-stone max-xl:hidden! admin:px-5`}
        >
          <span />
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
          <span className="text-right">Today</span>
          <span className="text-right">Open</span>
          <span className="text-right">Gets leads</span>
        </div>
      )}
      <OrderArea thing="person" keys={keys} onMove={move}>
        <ol aria-label={what ? `People who get leads for ${what}` : 'People who get leads'}>
          {rows.map(({ member, isOn }, index) => (
            <SortableItem
              key={member._id}
              id={member._id}
              isOff={!isAdmin}
              className={`${rotationGrid} border-hairline border-b bg-field px-4 py-2 admin:px-5`}
            >
              <RotationRow
                member={member}
                known={rotation.places.find(({ user }) => user._id === member._id)}
                isOn={isOn}
                isNext={rotation.next === member._id}
                place={{ position: index + 1, total: rows.length }}
                isAdmin={isAdmin}
                onSwitch={(next) =>
                  save(places.map((place) => (place.user === member._id ? { ...place, isOn: next } : place)))
                }
                onRemove={() => save(places.filter(({ user }) => user !== member._id))}
              />
            </SortableItem>
          ))}
        </ol>
      </OrderArea>
      <div className="grid gap-2 px-4 py-3 admin:px-5">
        {rows.length === 0 && (
          <p>
            {what
              ? 'Nobody is in this list, so the general lead allotment applies.'
              : 'Lead allotment is not set up. Enquiries have no owner until somebody takes them, and no response time is measured.'}
          </p>
        )}
        <FailureLine>{failure}</FailureLine>
        {isAdmin && others.length > 0 && (
          <select
            aria-label={what ? `Add a person who gets leads for ${what}` : 'Add a person who gets leads'}
            value=""
            onChange={(event) => save([...places, { user: event.target.value, isOn: true }])}
            className="admin-field max-w-60"
          >
            <option value="">Add a person …</option>
            <Options of={others.map(({ _id, name }) => [_id, name])} />
          </select>
        )}
        {children}
      </div>
    </TitledCard>
  );
}
