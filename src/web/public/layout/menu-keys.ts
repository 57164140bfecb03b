import type { KeyboardEvent } from 'react';
import type { Submenus } from './use-submenus.ts';

/**
 * The keys of the menu: arrows go along the bar and, within a submenu, up and down it. Entries carry `data-entry`, what the
 * focus stops at in the bar `data-top`, and submenus `data-submenu`.
 */
export function steerMenu(
  event: KeyboardEvent<HTMLUListElement>,
  { open, show, hide }: Pick<Submenus, 'open' | 'show' | 'hide'>,
) {
  if (!(event.target instanceof Element)) return;
  const entry = event.target.closest<HTMLElement>('[data-entry]');
  if (!entry) return;
  const inside = event.target.closest('[data-submenu]') !== null;
  const children = [...entry.querySelectorAll<HTMLElement>('[data-submenu] a')];
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>('li:not([data-hidden]) > [data-top]')];
  const focus = (of: HTMLElement[], from: Element | null, step: number) => {
    const at = of.findIndex((element) => element === from);
    of[(at + step + of.length) % of.length]?.focus();
  };

  switch (event.key) {
    case 'ArrowDown':
      if (children.length === 0) return;
      if (inside) focus(children, document.activeElement, 1);
      else {
        show(Number(entry.dataset['entry']));
        // The submenu can take the focus only once it is shown.
        requestAnimationFrame(() => children[0]?.focus());
      }
      break;
    case 'ArrowUp':
      if (!inside) return;
      if (document.activeElement === children[0]) entry.querySelector<HTMLElement>('button')?.focus();
      else focus(children, document.activeElement, -1);
      break;
    case 'ArrowRight':
    case 'ArrowLeft': {
      if (inside) return;
      // The button of an entry lies after its link: left of it is the link itself.
      const step = event.key === 'ArrowRight' ? 1 : event.target.closest('[data-top]') ? -1 : 0;
      focus(tops, entry.querySelector('[data-top]'), step);
      break;
    }
    case 'Home':
    case 'End':
      (inside ? children : tops).at(event.key === 'Home' ? 0 : -1)?.focus();
      break;
    case 'Escape':
      if (open === null) return;
      if (inside) entry.querySelector<HTMLElement>('button')?.focus();
      hide();
      break;
    default:
      return;
  }
  event.preventDefault();
}
