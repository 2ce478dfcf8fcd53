'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { AmenityIcon } from '@/components/shared/amenity-icon';
import { amenities as offered } from '@/lib/content/projects/projects';
import { toAmenityKey } from '@/lib/shared/projects/amenity-key';

type TileProps = { id: string; name: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Tile({ id, name, isOn, onChange }: TileProps) {
  return (
    <label
      htmlFor={id}
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 rounded-[2px] border px-3 py-2 font-[550] ${isOn ? 'border-ink bg-paper ring-1 ring-ink ring-inset' : 'border-control bg-field'}`}
    >
      <span className="[&>svg]:h-[18px] [&>svg]:w-[18px] [&>svg]:stroke-[2.4] [&>svg]:stroke-ink-2">
        <AmenityIcon name={name} />
      </span>
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <Checkbox id={id} isOn={isOn} onChange={onChange} />
    </label>
  );
}

type AmenityTilesProps = { id: string; chosen: string[]; onChange: (chosen: string[]) => void };

/** PROJ-8: six tiles. Further amenities of the record stay. */
export function AmenityTiles({ id, chosen, onChange }: AmenityTilesProps) {
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState<string[]>([]);
  const keys = new Set(chosen.map(toAmenityKey));
  const offeredKeys = new Set(offered.map(toAmenityKey));
  const others = [...new Map([...own, ...chosen].map((name) => [toAmenityKey(name), name])).values()].filter(
    (name) => !offeredKeys.has(toAmenityKey(name)),
  );

  const toggle = (name: string, isOn: boolean) => {
    const rest = chosen.filter((other) => toAmenityKey(other) !== toAmenityKey(name));
    onChange(isOn ? [...rest, name] : rest);
    if (!offeredKeys.has(toAmenityKey(name))) setOwn([...own, name]);
  };
  const addTyped = () => {
    const name = typed.trim();
    if (name === '') return;
    toggle(offered.find((known) => toAmenityKey(known) === toAmenityKey(name)) ?? name, true);
    setTyped('');
  };

  return (
    <div className="grid gap-2 admin:grid-cols-3 admin:gap-1.5">
      {[...offered, ...others].map((name) => (
        <Tile
          key={toAmenityKey(name)}
          id={`${id}-${toAmenityKey(name)}`}
          name={name}
          isOn={keys.has(toAmenityKey(name))}
          onChange={(isOn) => toggle(name, isOn)}
        />
      ))}
      <div className="admin-box flex min-h-11 items-center gap-2.5 rounded-[2px] border border-control border-dashed px-3">
        <Plus size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-ink-2" />
        <input
          id={id}
          value={typed}
          maxLength={80}
          aria-label="Another amenity"
          placeholder="Another amenity"
          className="h-10 w-full min-w-0 bg-transparent outline-none!"
          onChange={(event) => setTyped(event.target.value)}
          onBlur={addTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return;
            event.preventDefault();
            addTyped();
          }}
        />
      </div>
    </div>
  );
}
