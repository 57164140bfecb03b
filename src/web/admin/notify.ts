import { notifications } from '@mantine/notifications';

type Toast = { title?: string; message: string };

/** Toasts at the top right; they close by themselves. */
export const notify = {
  success: (message: string): void => show('success', { message }),
  /** With a title, the message says the reason. */
  error: (message: string, reason?: string): void =>
    show('error', reason === undefined || reason === message ? { message } : { title: message, message: reason }),
};

function show(kind: 'success' | 'error', toast: Toast): void {
  notifications.show({
    ...toast,
    color: kind === 'success' ? 'river' : 'vermilion',
    closeButtonProps: { 'aria-label': 'Đóng thông báo' },
    role: kind === 'success' ? 'status' : 'alert',
  });
}
