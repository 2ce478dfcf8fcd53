'use client';

import { useServerAction } from '@/components/admin/session/use-server-action';
import { FailureLine } from '@/components/admin/ui/notices/failure-line';
import { saveRotationAction } from '@/lib/domain/assignment/actions';
import type { Rotation } from '@/lib/domain/assignment/dto';

type Named = { _id: string; name: string };
type NewRotationProps = { rotation: Rotation; sources: Named[]; projects: Named[] };

export function NewRotation({ rotation, sources, projects }: NewRotationProps) {
  const { run, failure } = useServerAction();
  if (sources.length + projects.length === 0 || rotation.places.length === 0) return null;
  const make = (chosen: string) => {
    const [what, id = ''] = chosen.split(' ');
    const places = rotation.places.map(({ user, isOn }) => ({ user: user._id, isOn }));
    run(() => saveRotationAction({ [String(what)]: id, places, version: 0 }));
  };
  const list = (what: 'source' | 'project', named: Named[]) =>
    named.map(({ _id, name }) => (
      <option key={_id} value={`${what} ${_id}`}>
        {name}
      </option>
    ));
  return (
    <>
      <select
        aria-label="Own allotment for one source or project"
        value=""
        onChange={(event) => make(event.target.value)}
        className="admin-field max-w-80"
      >
        <option value="">Own allotment for one source or project …</option>
        {sources.length > 0 && <optgroup label="Sources">{list('source', sources)}</optgroup>}
        {projects.length > 0 && <optgroup label="Projects">{list('project', projects)}</optgroup>}
      </select>
      <FailureLine>{failure}</FailureLine>
    </>
  );
}
