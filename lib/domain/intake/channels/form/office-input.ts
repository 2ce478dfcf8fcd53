import 'server-only';
import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { type OfficeFormName, officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { type OfficeField, officeForms } from '@/lib/content/enquiries/office-forms';
import { parseCv } from '@/lib/domain/enquiries/cv';
import { agentNumberInput } from '@/lib/domain/enquiries/field/agent-number';
import { origin } from '@/lib/domain/enquiries/schema';
import { emailInput, nameInput, phoneInput } from '@/lib/shared/enquiries/inputs';
import { AppError } from '@/lib/shared/errors';
import { optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { parseInput } from '@/lib/shared/parsing/parse';

const missing = ({ label }: OfficeField) => `${label} is required`;

const isAmount = (text: string) => /^\d{1,6}(?:\.\d{1,3})?$/.test(text) && Number(text) > 0;

function toInput(field: OfficeField): z.ZodType<string> {
  const isOptional = field.isOptional === true;
  if (field.kind === 'text')
    return isOptional ? optionalText(field.max).default('') : requiredText(missing(field), field.max);
  if (field.kind === 'agent') return agentNumberInput(missing(field));
  if (field.kind === 'terms') return z.literal('Yes', { error: field.missing });
  if (field.kind === 'amount')
    return requiredText(missing(field), 20)
      .overwrite((text) => text.replace(',', '.'))
      .refine(isAmount, `${field.label} is a number, such as 2.5`);
  if (field.kind === 'date') {
    const day = z.string().trim();
    const isDay = (text: string) => z.iso.date().safeParse(text).success;
    return isOptional
      ? day.refine((text) => text === '' || isDay(text), 'Give a day as 2026-12-31').default('')
      : day.min(1, missing(field)).refine(isDay, 'Give a day as 2026-12-31');
  }
  // A list of choices is never empty.
  const values = field.options.map(({ value }) => value) as [string, ...string[]];
  return z.enum(values, { error: missing(field) });
}

function makeInput(name: OfficeFormName) {
  const { fields, message } = officeForms[name];
  return {
    said: z.object({
      name: nameInput,
      email: emailInput,
      phone: phoneInput,
      message: message.isOptional
        ? optionalText(fieldMax.message).default('')
        : requiredText(`${message.label} is required`, fieldMax.message),
      ...origin,
    }),
    asked: z.object(Object.fromEntries(fields.map((field) => [field.name, toInput(field)]))),
  };
}

export const officeInputs = Object.fromEntries(
  officeFormNames.map((name) => [name, makeInput(name)]),
  // Each name is one of the entries.
) as Record<OfficeFormName, ReturnType<typeof makeInput>>;

/** Collects all errors, so that the visitor sees them at once. @throws AppError invalid. */
export async function parseOffice(name: OfficeFormName, fields: Record<string, unknown>) {
  const wrong: AppError[] = [];
  const attempt = async <T>(parse: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await parse();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'invalid')) throw error;
      wrong.push(error);
      return undefined;
    }
  };
  const { file } = officeForms[name];
  const said = await attempt(() => parseInput(officeInputs[name].said, fields));
  const details = await attempt(() => parseInput(officeInputs[name].asked, fields));
  const cv = file && (await attempt(() => parseCv(fields[file.name])));
  if (!said || !details || wrong.length > 0)
    throw new AppError('invalid', wrong[0]?.message ?? '', {
      fields: Object.assign({}, ...wrong.map(({ fields }) => fields)),
    });
  return { ...said, details, ...(cv && { cv }) };
}
