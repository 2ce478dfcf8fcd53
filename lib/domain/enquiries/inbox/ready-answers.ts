import 'server-only';
import type { AnswerFacts } from '@/lib/content/settings/fact-names';
import { fillAnswer, toFirstName } from '@/lib/domain/enquiries/inbox/fill-answer';
import { getReadyAnswers, getShownSettings } from '@/lib/domain/settings/queries';
import type { Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { published } from '@/lib/server/records/published';
import type { Enquiry, ReadyAnswer } from '../dto';

/** The address of its page; '' of one that visitors do not see. */
async function findProjectPage(id: string): Promise<string> {
  const project = await db.project.findFirst({ where: { id, ...published }, select: { slug: true } });
  return project ? new URL(`/projects/${project.slug}`, env.SITE_URL).href : '';
}

/** The ready answers of the settings, as they are sent for one enquiry; one of which nothing is left is none. */
export async function listReadyAnswers(
  sales: Sales,
  { name, project }: Pick<Enquiry, 'name' | 'project'>,
): Promise<ReadyAnswer[]> {
  const [answers, settings, page] = await Promise.all([
    getReadyAnswers(sales),
    getShownSettings(),
    project ? findProjectPage(project._id) : '',
  ]);
  const facts: AnswerFacts = {
    ...settings.facts,
    'first name': toFirstName(name),
    project: project?.name ?? '',
    'project page': page,
  };
  return answers
    .map((answer) => ({ name: answer.name, text: fillAnswer(answer.text, facts) }))
    .filter(({ text }) => text !== '');
}
