import type { z } from 'zod';
import { subscription } from '@/lib/domain/subscribers/schema';
import { type Call, said } from '@/lib/server/http/openapi';
import { callbackInput, enquiryInput } from '../schema';

/** The public forms (CONT-5): JSON for scripts, a plain post for browsers without them. */
function formCall(path: string, summary: string, schema: z.ZodObject): Call {
  return {
    method: 'post',
    path,
    summary,
    access: 'public',
    body: {
      'application/json': schema,
      'application/x-www-form-urlencoded': schema,
      'multipart/form-data': schema,
    },
    answers: { 201: said, 303: null },
    errors: [429],
    drawsErrors: true,
  };
}

export const formCalls: Call[] = [
  formCall('/api/v1/enquiries', 'Send an enquiry', enquiryInput),
  formCall('/api/v1/callbacks', 'Ask for a call', callbackInput),
  formCall('/api/v1/newsletter', 'Subscribe to the newsletter', subscription),
];
