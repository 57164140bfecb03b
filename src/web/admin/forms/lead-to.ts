import { inputId } from '../inputs/input-kind.ts';

/** Opens what a part of the form is folded in; what was folded is there once it is drawn. */
function unfold(form: HTMLElement, name: string, then: () => void): void {
  form.querySelector<HTMLElement>(`details[data-holds~="${name}"]:not([open]) > summary`)?.click();
  requestAnimationFrame(then);
}

/** Goes to the input of a field: of a choice, to what is chosen. */
export function leadTo(form: HTMLElement | null, name: string): void {
  if (form === null) return;
  unfold(form, name, () => {
    const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    const target =
      inputs.find(({ checked }) => checked) ??
      inputs[0] ??
      form.querySelector<HTMLElement>(`#${CSS.escape(inputId(name))}`) ??
      form.querySelector<HTMLElement>(`[data-field="${name}"] :is([data-part="content"], input, textarea, button)`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center' });
  });
}

/** Opens a section where it is folded, and goes to its title. */
export function leadToSection(key: string): void {
  const card = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);
  card?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  requestAnimationFrame(() => {
    card?.querySelector<HTMLElement>('[data-part="title"]')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'start' });
  });
}
