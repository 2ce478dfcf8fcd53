import { sleep } from '../processes';
import { say, sentenceOf } from '../say';

const retryMs = 5000;

/** One step; it answers false while its time has not come, and fails with a sentence. */
type Step = () => Promise<unknown>;

/** Takes the steps in order, each again and again until it is done. The same failure is said once. */
export async function persist(steps: Step[], wait = () => sleep(retryMs)): Promise<void> {
  const said = new Set<string>();
  const isDone = async (step: Step) => {
    try {
      return (await step()) !== false;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (!said.has(sentence)) say(`Not done, and tried again until it succeeds: ${sentence}`);
      said.add(sentence);
      return false;
    }
  };
  for (const step of steps) while (!(await isDone(step))) await wait();
}
