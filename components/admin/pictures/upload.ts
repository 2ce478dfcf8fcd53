import { offerReload } from '@/components/admin/session/offer-reload';
import { droppedAt, type Outcome } from './outcome';

export type Upload = {
  outcome: Promise<Outcome>;
  stop: () => void;
  watch: (listen: (sentBytes: number) => void) => void;
};

export function startUpload(file: File, isDirect: boolean): Upload {
  const controller = new AbortController();
  let notify: (sentBytes: number) => void = () => {};
  const sending = {
    isDirect,
    signal: controller.signal,
    onProgress: (sentBytes: number) => notify(sentBytes),
  };
  return {
    // Loaded with the first file.
    outcome: import('./send-picture').then(
      ({ sendPicture }) => sendPicture(file, sending),
      (error) => {
        void offerReload(error);
        return droppedAt(0);
      },
    ),
    stop: () => controller.abort(),
    watch: (listen) => {
      notify = listen;
    },
  };
}
