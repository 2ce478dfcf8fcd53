import pLimit from 'p-limit';
import type { TextInput } from '../browser/text-inputs';

export type TextTally = { sent: number; wrong: string[] };

/** Without what the fields of the product take away by themselves: NUL, which no database keeps, and spaces at the ends. */
const clean = (text: string) => text.replaceAll('\u0000', '').trim();

async function sendText({ name, send }: TextInput, text: string): Promise<string | null> {
  const { status, stored } = await send(text);
  // Of a list an empty text is left out.
  const isSame = stored === undefined || clean(text) === '' || clean(stored) === clean(text);
  if (status < 500 && isSame) return null;
  return `${name} ${JSON.stringify(text).slice(0, 60)}: ${status} ${stored?.slice(0, 60)}`;
}

/** Sends every text through every input, and one in `dearStep` where that costs much: what comes back must be the same, or refused. */
export async function sendTexts(inputs: TextInput[], texts: string[], dearStep = 1): Promise<TextTally> {
  const tally: TextTally = { sent: 0, wrong: [] };
  const limit = pLimit(4);
  // One text after the other through a input: they change the same record.
  const walk = async (input: TextInput) => {
    const sent = input.isDear ? texts.filter((_, at) => at % dearStep === 0) : texts;
    for (const text of sent) {
      const wrong = await sendText(input, input.isJson ? text : text.toWellFormed());
      tally.sent += 1;
      if (wrong) tally.wrong.push(wrong);
    }
  };
  await Promise.all(inputs.map((input) => limit(() => walk(input))));
  return tally;
}
