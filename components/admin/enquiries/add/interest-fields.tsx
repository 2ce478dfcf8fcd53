import { Field } from '@/components/admin/ui/field';
import { TextField } from '@/components/admin/ui/text-field';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { type EnquiryKind, enquiryKindNames, enquiryKinds } from '@/lib/content/enquiries/kinds';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { contactPointNames, whatsappMax } from '@/lib/shared/enquiries/contact-points';
import type { FieldsProps } from './contact-fields';

type Interest = {
  email: string;
  whatsapp: string;
  kind?: EnquiryKind;
  budget: string;
  projectId: string;
  message: string;
};

type InterestFieldsProps = FieldsProps<Interest> & { projects: FilterOptions['allProjects'] };

export function InterestFields({ fieldId, values, errors, projects, onChange }: InterestFieldsProps) {
  return (
    <>
      <div className="@container">
        <div className="grid gap-4 @md:grid-cols-2">
          <TextField
            id={fieldId('email')}
            label="E-mail"
            need="optional"
            error={errors.email}
            type="email"
            maxLength={fieldMax.email}
            value={values.email}
            onChange={(email) => onChange({ email })}
          />
          <TextField
            id={fieldId('whatsapp')}
            label={contactPointNames.whatsapp}
            need="optional"
            error={errors.whatsapp}
            maxLength={whatsappMax}
            placeholder="IN.100000000000003"
            value={values.whatsapp}
            onChange={(whatsapp) => onChange({ whatsapp })}
          />
          <TextField
            id={fieldId('budget')}
            label="Budget"
            need="optional"
            error={errors.budget}
            maxLength={fieldMax.budget}
            placeholder="60 to 80 lakh"
            value={values.budget}
            onChange={(budget) => onChange({ budget })}
          />
        </div>
      </div>
      {values.kind && (
        <Field id={fieldId('kind')} label="Kind" error={errors.kind}>
          {(control) => (
            <select
              {...control}
              value={values.kind}
              onChange={(event) => onChange({ kind: event.target.value as EnquiryKind })}
              className="admin-field"
            >
              {enquiryKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {enquiryKindNames[kind].office}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field id={fieldId('projectId')} label="Project" need="optional" error={errors.projectId}>
        {(control) => (
          <select
            {...control}
            value={values.projectId}
            onChange={(event) => onChange({ projectId: event.target.value })}
            className="admin-field"
          >
            <option value="">None named</option>
            {projects.map((project) => (
              <option key={project._id} value={project._id}>
                {project.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={fieldId('message')} label="Note" need="optional" error={errors.message}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={fieldMax.message}
            value={values.message}
            onChange={(event) => onChange({ message: event.target.value })}
            className="admin-field h-auto! min-h-11 resize-y py-2!"
          />
        )}
      </Field>
    </>
  );
}
