import { toast } from 'sonner';
import { describe, expect, it } from 'vitest';
import { toastError, toasterProps, toastSuccess } from './toaster';

describe('a toast', () => {
  // proves: TOAST-1
  it('stands for 5 s, and for 3 s in the back office', () => {
    expect(toasterProps.duration).toBe(5000);
    expect(toasterProps.style).toMatchObject({ '--admin-toast-ms': '3000ms' });
    toastSuccess('Saved');
    toastError('Not saved');
    const shown = toast.getToasts().map((each) => 'duration' in each && each.duration);
    expect(shown).toEqual([3000, 3000]);
  });
});
