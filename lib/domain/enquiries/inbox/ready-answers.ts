import 'server-only';
import { type AnswerFacts, placeholderOf } from '@/lib/content/settings/fact-names';
import { fillAnswer, toFirstName } from '@/lib/domain/enquiries/inbox/fill-answer';
import { findPageAddress } from '@/lib/domain/projects/page-address';
import { findProjectFacts } from '@/lib/domain/projects/project-facts';
import { getReadyAnswers, getShownSettings } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { Enquiry } from '../dto';
import type { ReadyAnswer } from './dto';

const ofProject = [placeholderOf('project'), placeholderOf('project page')];

/** RERA, section 11(2): a text about a project ends with its registration. */
export async function listReadyAnswers(
  sales: Sales,
  { name, project }: Pick<Enquiry, 'name' | 'project'>,
): Promise<ReadyAnswer[]> {
  const [answers, settings, page, projectFacts] = await Promise.all([
    getReadyAnswers(sales),
    getShownSettings(),
    project && findPageAddress(project._id),
    findProjectFacts(db, project?._id ?? null),
  ]);
  const facts: AnswerFacts = {
    ...settings.facts,
    'first name': toFirstName(name),
    project: project?.name ?? '',
    'project page': page?.href ?? '',
  };
  const withRegistration = (answer: string, text: string) =>
    text && projectFacts?.registration && ofProject.some((name) => answer.includes(name))
      ? `${text}\n\n${projectFacts.registration}`
      : text;
  return answers
    .map(({ name: title, text }) => ({ name: title, text: withRegistration(text, fillAnswer(text, facts)) }))
    .filter(({ text }) => text !== '');
}
