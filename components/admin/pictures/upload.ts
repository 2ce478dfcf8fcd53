import { offerReload } from '@/components/admin/session/offer-reload';
import { droppedAt, type Outcome } from './outcome';

/** A file on its way. Whoever holds it hears of it: a form at first, and the frame of the back office once the form is saved. */
export type Upload = {
  outcome: Promise<Outcome>;
  stop: () => void;
  /** One hears how far it is: the last who asked. */
  watch: (listen: (sentBytes: number) => void) => void;
};

export function startUpload(file: File, isDirect: boolean): Upload {
  const controller = new AbortController();
  let tell: (sentBytes: number) => void = () => {};
  const sending = {
    isDirect,
    signal: controller.signal,
    onProgress: (sentBytes: number) => tell(sentBytes),
  };
  return {
    // What sends comes with the first file: screens that only may take one stay light.
    outcome: import('./send-picture').then(
      ({ sendPicture }) => sendPicture(file, sending),
      (error) => {
        void offerReload(error);
        return droppedAt(0);
      },
    ),
    stop: () => controller.abort(),
    watch: (listen) => {
      tell = listen;
    },
  };
}
