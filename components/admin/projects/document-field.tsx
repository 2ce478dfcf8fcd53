'use client';

import type { Route } from 'next';
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { SchemaControl, type SchemaControlProps } from '@/components/admin/records/plain/schema-control';
import { askServer } from '@/components/admin/session/ask-server';
import { type Option, SelectField } from '@/components/admin/ui/fields/text-field';
import { IntentLink } from '@/components/shared/intent-link';
import { recordKinds } from '@/lib/content/record-kinds';
import { listDocumentChoicesAction } from '@/lib/domain/documents/actions';
import type { DocumentChoice } from '@/lib/domain/documents/fields';
import type { ProjectForm } from './use-project-form';

type Choices = {
  projectId: string | null;
  choices: readonly DocumentChoice[] | null;
};

const Documents = createContext<Choices>({ projectId: null, choices: null });

/** Read only where the project has entries that name a document. */
export function DocumentChoices({ form, children }: { form: ProjectForm; children: ReactNode }) {
  const { base, values, keepUnsaved } = form;
  const [read, setRead] = useState<Choices>({ projectId: null, choices: null });
  const keep = useEffectEvent(keepUnsaved);
  const projectId = base?._id ?? null;
  const isAsked = [values.papers, values.registrations, values.exemptions].some(({ length }) => length > 0);
  useEffect(() => {
    if (projectId === null || !isAsked) return;
    let isOld = false;
    void askServer(() => listDocumentChoicesAction(projectId), keep).then((result) => {
      if (result.ok && !isOld) setRead({ projectId, choices: result.data });
    });
    return () => {
      isOld = true;
    };
  }, [projectId, isAsked]);
  return (
    <Documents value={read.projectId === projectId ? read : { projectId, choices: null }}>
      {children}
    </Documents>
  );
}

const toOption = ({ _id, title, kind, isInBin }: DocumentChoice): Option => ({
  value: _id,
  label: `${title === kind ? title : `${title}, ${kind}`}${isInBin ? ' (in the bin)' : ''}`,
});

const hints = {
  bin: 'It is in the bin, so the website does not show it.',
  gone: 'It was deleted for good, so the website does not show it. Choose another, or None.',
};

function NoDocument({ label, projectId }: { label: string; projectId: string | null }) {
  const { screen, noun } = recordKinds.document;
  return (
    <div>
      <p className="font-[550] admin:text-[13px]">{label}</p>
      <p className="mt-1.5 text-stone admin:text-[13px]">
        {projectId === null ? (
          `Save the project first. Then add the PDF under “${screen}”, and choose it here.`
        ) : (
          <>
            This project has no documents.{' '}
            <IntentLink
              href={`/admin/projects/${projectId}/${noun}` as Route}
              className="text-terra-deep underline underline-offset-[3px] hover:text-terra"
            >
              Add it under “{screen}”
            </IntentLink>
            , and choose it here.
          </>
        )}
      </p>
    </div>
  );
}

function DocumentField({ schema: _schema, value, onChange, hint, ...field }: SchemaControlProps) {
  const { projectId, choices } = useContext(Documents);
  const id = String(value ?? '');
  const named = choices?.find(({ _id }) => _id === id);
  const offered = (choices ?? []).filter(({ _id, isInBin }) => !isInBin || _id === id);
  const isKnown = choices !== null || projectId === null;
  if (isKnown && offered.length === 0 && id === '')
    return <NoDocument label={field.label} projectId={projectId} />;
  const isGone = isKnown && id !== '' && !named;
  const unnamed = { value: id, label: isGone ? 'Deleted for good' : 'A document' };
  return (
    <SelectField
      {...field}
      hint={hint ?? (isGone ? hints.gone : named?.isInBin ? hints.bin : undefined)}
      value={id}
      options={[...offered.map(toOption), ...(id !== '' && !named ? [unnamed] : [])]}
      none="None"
      onChange={onChange}
    />
  );
}

export const EntryControl = (props: SchemaControlProps) =>
  props.schema.meta()?.isDocument ? <DocumentField {...props} /> : <SchemaControl {...props} />;
