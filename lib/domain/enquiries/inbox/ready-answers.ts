import 'server-only';
import type { AnswerFacts } from '@/lib/content/settings/fact-names';
import { fillAnswer, toFirstName } from '@/lib/domain/enquiries/inbox/fill-answer';
import { findPageAddress } from '@/lib/domain/projects/page-address';
import { getReadyAnswers, getShownSettings } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import type { Enquiry, ReadyAnswer } from '../dto';

/** The ready answers of the settings, as they are sent for one enquiry; one of which nothing is left is none. */
export async function listReadyAnswers(
  sales: Sales,
  { name, project }: Pick<Enquiry, 'name' | 'project'>,
): Promise<ReadyAnswer[]> {
  const [answers, settings, page] = await Promise.all([
    getReadyAnswers(sales),
    getShownSettings(),
    project && findPageAddress(project._id),
  ]);
  const facts: AnswerFacts = {
    ...settings.facts,
    'first name': toFirstName(name),
    project: project?.name ?? '',
    'project page': page?.href ?? '',
  };
  return answers
    .map((answer) => ({ name: answer.name, text: fillAnswer(answer.text, facts) }))
    .filter(({ text }) => text !== '');
}
