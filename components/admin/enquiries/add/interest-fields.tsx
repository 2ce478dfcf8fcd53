import { SelectField, TextArea, TextField } from '@/components/admin/ui/fields/text-field';
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
        <SelectField
          id={fieldId('kind')}
          label="Kind"
          error={errors.kind}
          options={enquiryKinds.map((kind) => ({ value: kind, label: enquiryKindNames[kind].office }))}
          value={values.kind}
          onChange={(kind) => onChange({ kind: kind as EnquiryKind })}
        />
      )}
      <SelectField
        id={fieldId('projectId')}
        label="Project"
        need="optional"
        error={errors.projectId}
        none="None"
        options={projects.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={values.projectId}
        onChange={(projectId) => onChange({ projectId })}
      />
      <TextArea
        id={fieldId('message')}
        label="Note"
        need="optional"
        error={errors.message}
        rows={2}
        maxLength={fieldMax.message}
        value={values.message}
        onChange={(message) => onChange({ message })}
      />
    </>
  );
}
