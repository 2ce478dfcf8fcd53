import { useRouter } from 'next/navigation';
import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { saveRotationAction } from '@/lib/domain/assignment/actions';
import type { Rotation } from '@/lib/domain/assignment/dto';

type Place = { user: string; isOn: boolean };

const toPlaces = (rotation: Rotation): Place[] =>
  rotation.places.map(({ user, isOn }) => ({ user: user._id, isOn }));

export function useRotation(rotation: Rotation) {
  const router = useRouter();
  const [queue] = useState(() => pLimit(1));
  const known = useRef(rotation.version);
  const [shown, setShown] = useState({ places: toPlaces(rotation), version: rotation.version });
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [failure, setFailure] = useState<string | null>(null);
  // Another session has saved a newer version.
  if (state !== 'saving' && rotation.version > shown.version)
    setShown({ places: toPlaces(rotation), version: rotation.version });

  const send = async (places: Place[]) => {
    const version = Math.max(known.current, rotation.version);
    const [source, project] = [rotation.source?._id ?? null, rotation.project?._id ?? null];
    const result = await askServer(() => saveRotationAction({ source, project, places, version }));
    setFailure(result.ok ? null : `Not saved. ${result.error.message}`);
    setState(result.ok ? 'saved' : 'still');
    if (result.ok) {
      const saved = result.data.find(({ _id }) => _id === rotation._id);
      known.current = saved?.version ?? version;
      setShown({ places, version: known.current });
    } else setShown({ places: toPlaces(rotation), version: rotation.version });
    router.refresh();
  };
  const save = (places: Place[]) => {
    setShown({ ...shown, places });
    setState('saving');
    setFailure(null);
    void queue(() => send(places));
  };
  return { places: shown.places, save, state, failure };
}
