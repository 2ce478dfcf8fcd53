import { sleep } from '../processes';
import { say, sentenceOf } from '../say';

const retryMs = 5000;

type Step = () => Promise<unknown>;

export async function persist(steps: Step[], wait = () => sleep(retryMs)): Promise<void> {
  const said = new Set<string>();
  const isDone = async (step: Step) => {
    try {
      return (await step()) !== false;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (!said.has(sentence)) say(`Failed, retrying until it succeeds: ${sentence}`);
      said.add(sentence);
      return false;
    }
  };
  for (const step of steps) while (!(await isDone(step))) await wait();
}
