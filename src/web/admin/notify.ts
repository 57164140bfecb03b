import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** Toasts at the top right; they close by themselves. */
export const notify = {
  success: (message: string): void => show('success', { message }),
  /** With a title, the message says the reason. */
  error: (message: string, reason?: string): void =>
    show('error', reason === undefined || reason === message ? { message } : { title: message, message: reason }),
};

function show(kind: 'success' | 'error', toast: { title?: string; message: string }): void {
  notifications.show({
    ...toast,
    color: kind === 'success' ? 'river' : 'vermilion',
    closeButtonProps: { 'aria-label': 'Đóng thông báo' },
    role: kind === 'success' ? 'status' : 'alert',
  });
}

/** A toast each time a call that a screen stands on has failed. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error) notify.error(message, error.message);
  }, [error, message]);
}
