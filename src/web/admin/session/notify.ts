import { useWindowEvent } from '@mantine/hooks';
import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement, type ReactNode, useEffect } from 'react';
import { LineIcon } from '#web/ui/line-icon.tsx';

/** Toasts in the header, at the top right; they close by themselves, and by Escape. */
export const notify = {
  /** With `more` it is the title of what was done. `page`: where visitors see it. */
  success: (message: string, more?: string, page: string | null = null): void =>
    show('success', {
      ...(more !== undefined && { title: message }),
      message: page === null ? (more ?? message) : withWay(more ?? message, page),
    }),
  /** With a title, the message says the reason. */
  error: (message: string, reason?: string): void =>
    show('error', reason === undefined || reason === message ? { message } : { title: message, message: reason }),
};

const withWay = (message: string, href: string): ReactNode => [
  createElement('span', { key: 'said' }, message),
  ' ',
  createElement('a', { key: 'way', href, target: '_blank', rel: 'noreferrer' }, 'Xem trên trang'),
];

/** What stands around them is read aloud when something is put into it (shell.tsx); what went wrong interrupts. */
const kinds = {
  success: { color: 'river', icon: 'done', role: 'none' },
  error: { color: 'danger', icon: 'warning', role: 'alert' },
} as const;

function show(kind: keyof typeof kinds, toast: { title?: string; message: ReactNode }): void {
  const { color, icon, role } = kinds[kind];
  notifications.show({
    ...toast,
    color,
    role,
    icon: createElement(LineIcon, { name: icon }),
    closeButtonProps: { 'aria-label': 'Đóng thông báo', 'aria-keyshortcuts': 'Escape' },
  });
}

/** Escape closes the newest toast, where nothing else on the screen wants the key. */
export function useToastKeys(): void {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[aria-modal="true"]') !== null) return;
    const newest = notificationsStore.getState().notifications.at(-1);
    if (newest?.id !== undefined) notifications.hide(newest.id);
  });
}

/** A toast each time a call that a screen stands on has failed. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error) notify.error(message, error.message);
  }, [error, message]);
}
