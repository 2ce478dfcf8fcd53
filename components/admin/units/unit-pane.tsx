import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button, IconButton } from '@/components/admin/ui/button';
import { Modal } from '@/components/admin/ui/dialogs/modal';
import { SavedNote } from '@/components/admin/ui/fields/saved-note';
import { useHasRole } from '@/components/admin/ui/role';
import type { AdminUnit } from '@/lib/domain/units/dto';
import { HoldFields } from './hold-fields';
import { StateChoice } from './state-choice';
import { UnitEvents, UnitFacts } from './unit-facts';
import { UnitRefusal } from './unit-refusal';
import { placeOf } from './unit-words';
import type { UnitStates } from './use-unit-states';

const beside = '(min-width: 64rem)';

function watchWidth(onChange: () => void) {
  const query = matchMedia(beside);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const useIsBeside = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(beside).matches,
    () => true,
  );

type UnitPaneProps = {
  unit: AdminUnit;
  states: UnitStates;
  ways: {
    previous: (() => void) | null;
    next: (() => void) | null;
    instead: (id: string) => void;
    edit: { change: () => void; remove: () => void } | null;
    close: () => void;
  };
};

function Body({ unit, states, ways }: UnitPaneProps) {
  const isSales = useHasRole('sales');
  const { refusal, outcome } = states;
  return (
    <div className="flex flex-col gap-4">
      {refusal?.id === unit._id && <UnitRefusal refusal={refusal} onInstead={ways.instead} />}
      <div>
        <StateChoice unit={unit} onChoose={isSales ? (state) => void states.setState(unit, state) : null} />
        <SavedNote outcome={outcome?.id === unit._id ? outcome : null} />
      </div>
      {unit.hold && (
        <HoldFields
          key={unit.hold.heldUntil}
          hold={unit.hold}
          onChange={(hold) => void states.set(unit, { state: 'held', ...hold })}
        />
      )}
      <UnitFacts unit={unit} />
      {isSales && <UnitEvents unit={unit} />}
      {ways.edit && (
        <div className="flex gap-2 border-hairline border-t pt-3">
          <Button id={`edit-${unit._id}`} isSmall onClick={ways.edit.change}>
            Edit
          </Button>
          <Button isSmall onClick={ways.edit.remove}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}

function Steps({ previous, next }: Pick<UnitPaneProps['ways'], 'previous' | 'next'>) {
  return (
    <>
      <IconButton label="Previous unit" disabled={!previous} onClick={() => previous?.()}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label="Next unit" disabled={!next} onClick={() => next?.()}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </>
  );
}

export function UnitPane({ takesFocus, ...props }: UnitPaneProps & { takesFocus: boolean }) {
  const { unit, ways } = props;
  const isBeside = useIsBeside();
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another unit is another pane.
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus, unit._id]);
  if (!isBeside)
    return (
      <Modal
        title={`${unit.number}, ${placeOf(unit)}`}
        layout={{ width: 560, header: <Steps {...ways} /> }}
        initialFocus="input:checked"
        onClose={ways.close}
        footer={
          <Button look="ghost" onClick={ways.close}>
            Done
          </Button>
        }
      >
        <div className="px-4 pt-4 pb-6">
          <Body {...props} />
        </div>
      </Modal>
    );
  return (
    <aside
      aria-label={`Unit ${unit.number}`}
      onKeyDown={(event) => event.key === 'Escape' && ways.close()}
      className="sticky top-4 max-h-[calc(100dvh-32px)] w-[290px] shrink-0 overflow-y-auto rounded-[3px] border border-hairline bg-field p-4"
    >
      <div className="mb-3 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h2 ref={head} tabIndex={-1} className="break-words font-semibold text-[18px] outline-none">
            {unit.number}
          </h2>
          <p className="break-words text-stone admin:text-[13px]">{placeOf(unit)}</p>
        </div>
        <Steps {...ways} />
        <IconButton label="Close" onClick={ways.close}>
          <X size={16} strokeWidth={1.6} aria-hidden="true" />
        </IconButton>
      </div>
      <Body {...props} />
    </aside>
  );
}
