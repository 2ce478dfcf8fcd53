'use client';

import { useRouter } from 'next/navigation';
import pLimit from 'p-limit';
import { useRef, useState } from 'react';
import { askServer } from '@/components/admin/session/ask-server';
import { saveRotationAction } from '@/lib/domain/assignment/actions';
import type { Rotation } from '@/lib/domain/assignment/dto';

type Place = { user: string; isOn: boolean };

const toPlaces = (turn: Rotation): Place[] => turn.places.map(({ user, isOn }) => ({ user: user._id, isOn }));

/** The people of a turn, each change of which is saved at once; what is refused gives way to what stands. */
export function useTurn(turn: Rotation) {
  const router = useRouter();
  const [queue] = useState(() => pLimit(1));
  const known = useRef(turn.version);
  const [shown, setShown] = useState({ places: toPlaces(turn), version: turn.version });
  const [state, setState] = useState<'still' | 'saving' | 'saved'>('still');
  const [failure, setFailure] = useState<string | null>(null);
  // Saved elsewhere, and read anew since.
  if (state !== 'saving' && turn.version > shown.version)
    setShown({ places: toPlaces(turn), version: turn.version });

  const send = async (places: Place[]) => {
    const version = Math.max(known.current, turn.version);
    const [source, project] = [turn.source?._id ?? null, turn.project?._id ?? null];
    const result = await askServer(() => saveRotationAction({ source, project, places, version }));
    setFailure(result.ok ? null : `Not saved. ${result.error.message}`);
    setState(result.ok ? 'saved' : 'still');
    if (result.ok) {
      const saved = result.data.find(({ _id }) => _id === turn._id);
      known.current = saved?.version ?? version;
      setShown({ places, version: known.current });
    } else setShown({ places: toPlaces(turn), version: turn.version });
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
