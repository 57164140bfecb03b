import { type RefObject, useEffect } from 'react';
import type { Location } from 'react-router';
import type { Description } from '#shared/content-types/description.ts';
import { useScreenActions } from '../work/screen-actions.ts';
import { leadTo } from './lead-to.ts';
import { formFields } from './values.ts';

/** Leads to the field that the address names (`adminFieldPath`), and lets 'Tìm nhanh' lead to each by its name. */
export function useFieldWays(form: RefObject<HTMLFormElement | null>, description: Description, { hash, key }: Location): void {
  const { fields } = description;
  const named = hash.slice(1);
  useEffect(() => {
    if (Object.hasOwn(fields, named)) leadTo(form.current, named);
    // The same address may be gone to again.
  }, [fields, form, key, named]);
  useScreenActions(
    formFields(description).map(({ name, field }) => ({
      label: `Tới ô ${field.label}`,
      icon: 'see',
      isSought: true,
      run: () => leadTo(form.current, name),
    })),
  );
}
