import type { Description } from '#shared/content-types/description.ts';
import { isBlank } from '#shared/fields/described.ts';
import { isPicture } from '../inputs/image.tsx';
import { inputOf } from '../inputs/index.ts';
import { isEmptySection, isSections } from '../inputs/sections-value.ts';
import { formFields } from './values.ts';
import type { Work } from './work.ts';

/** What a save would ask for; `section`: the key of the section of which it is a part. */
export type MissingPart = { name: string; label: string; section?: string };

/** What has to be filled in and is empty, in the order of the form. */
export const missingParts = (description: Description, { values, record }: Pick<Work, 'values' | 'record'>): MissingPart[] =>
  formFields(description).flatMap(({ name, field }): MissingPart[] => {
    const value = values[name];
    if (value === undefined) return [];
    if (field.kind === 'sections' && isSections(value))
      return value.flatMap((section, index) =>
        section.title.trim() === '' && !isEmptySection(section)
          ? [{ name, label: `Tiêu đề mục ${index + 1}`, section: section.key }]
          : [],
      );
    const isAsked = field.required === true || (record === null && field.requiredOnCreate === true);
    if (!isAsked) return [];
    const sent = isPicture(value) ? (value.file?.name ?? value.picked) : inputOf(field).toWire(value, record?.[name], field);
    return isBlank(typeof sent === 'string' ? sent.trim() : sent) ? [{ name, label: field.label }] : [];
  });
