import { SelectField, TextArea, TextField } from '@/components/admin/ui/fields/text-field';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { type EnquiryKind, enquiryKindNames, enquiryKinds } from '@/lib/content/enquiries/kinds';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import { contactPointNames, whatsappMax } from '@/lib/shared/enquiries/contact-points';
import { bindField, type FieldsProps } from './contact-fields';

type Interest = {
  email: string;
  whatsapp: string;
  kind?: EnquiryKind;
  budget: string;
  projectId: string;
  message: string;
};

type InterestFieldsProps = FieldsProps<Interest> & { projects: FilterOptions['allProjects'] };

export function InterestFields({ projects, ...props }: InterestFieldsProps) {
  const { fieldId, values, errors, onChange } = props;
  const bind = bindField(props);
  return (
    <>
      <div className="@container">
        <div className="grid gap-4 @md:grid-cols-2">
          <TextField
            {...bind('email')}
            label="E-mail"
            need="optional"
            type="email"
            maxLength={fieldMax.email}
          />
          <TextField
            {...bind('whatsapp')}
            label={contactPointNames.whatsapp}
            need="optional"
            maxLength={whatsappMax}
            placeholder="IN.100000000000003"
          />
          <TextField
            {...bind('budget')}
            label="Budget"
            need="optional"
            maxLength={fieldMax.budget}
            placeholder="60 to 80 lakh"
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
        {...bind('projectId')}
        label="Project"
        need="optional"
        none="None"
        options={projects.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <TextArea {...bind('message')} label="Note" need="optional" rows={2} maxLength={fieldMax.message} />
    </>
  );
}
