const wanted = 'enquiry-sound';
const heard = 'enquiry-heard';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage there is no sound.
  }
}

export const isSoundWanted = (): boolean => read(wanted) === 'yes';

export const setSoundWanted = (isWanted: boolean): void => write(wanted, isWanted ? 'yes' : '');

export async function playSound(): Promise<void> {
  const context = new AudioContext();
  // Browsers mute a page that nobody has touched.
  await context.resume();
  for (const [index, frequency] of [660, 880].entries()) {
    const start = context.currentTime + index * 0.16;
    const note = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.12 });
    volume.gain.setTargetAtTime(0, start + 0.1, 0.03);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.3);
    if (index === 1) note.onended = () => void context.close();
  }
}

/** Only one of the open tabs plays. */
export function soundNews(newestAt: string, since: string): void {
  if (!isSoundWanted() || newestAt <= since || newestAt <= read(heard)) return;
  write(heard, newestAt);
  void playSound().catch(() => {});
}
