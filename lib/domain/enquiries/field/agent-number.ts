import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { requiredText } from '@/lib/shared/parsing/fields';
import { agentFaults, findAgentFault, tidyRegistration } from '@/lib/shared/projects/registration';

/** An unusual number is accepted, and the office is warned. */
export const agentNumberInput = (missing: string) =>
  requiredText(missing, fieldMax.registration)
    .overwrite(tidyRegistration)
    .superRefine((number, context) => {
      const fault = findAgentFault(number);
      if (fault) context.addIssue({ code: 'custom', message: agentFaults[fault] });
    });
