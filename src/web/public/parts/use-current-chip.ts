import { useEffect, useRef } from 'react';

/** For links in a strip that scrolls sideways on phones: scrolls the current one to the middle each time `current` changes. */
export function useCurrentChip(current: unknown) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would scroll the page too, not only the strip.
    if (chip) strip.current?.scrollTo({ left: chip.offsetLeft - (strip.current.clientWidth - chip.offsetWidth) / 2 });
  }, [current]);
  return strip;
}
