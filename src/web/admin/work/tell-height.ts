/** Tells how high an element is as a custom property of the page, for as long as it stands there. */
export function tellHeight(of: HTMLElement | null | undefined, property: `--${string}`): (() => void) | undefined {
  if (!of) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(property, `${of.offsetHeight}px`));
  observer.observe(of);
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
