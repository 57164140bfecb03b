import type { RecordUses, Users } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import { siteSettings } from '#shared/settings/site.ts';
import { capital } from '#shared/texts.ts';
import { findDescription, findJournaled } from '../records/description.ts';

/** A group of what points at a record, as an editor reads it: '2 liên kết trong menu'. */
export type UsesGroup = Users & { said: string };

const nounOf = (path: string): string => findDescription(path)?.noun ?? path;

/** What hangs on a record of this type, then what links to it. */
export const usesGroups = ({ path }: Description, { children, links }: RecordUses): UsesGroup[] => [
  ...children.map((users) => {
    const noun = nounOf(users.resource);
    return { ...users, said: `${users.count} ${users.resource === path ? `${noun} con` : noun}` };
  }),
  ...links.map((users) => ({ ...users, said: `${users.count} liên kết trong ${nounOf(users.resource)}` })),
];

/** What lists a record, in the same form: '12 vị trí'. */
export const listGroups = ({ lists }: RecordUses): UsesGroup[] =>
  lists.map((users) => ({ ...users, said: `${users.count} ${nounOf(users.resource)}` }));

/** All that points at a record, in sentences; '' for nothing. */
export function usesText(description: Description, uses: RecordUses): string {
  const [lists, others] = [countsOf(listGroups(uses)), countsOf(usesGroups(description, uses))];
  return [lists && `Được gắn ở ${lists}.`, others && `${others} dẫn tới đây.`].filter(Boolean).join(' ');
}

/** '3 môn học, 1 banner và 2 liên kết trong menu' */
export const countsOf = (groups: readonly UsesGroup[]): string =>
  groups
    .map(({ said }) => said)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' và ');

/** Where something stands in a record: 'Vị trí: Ảnh bìa'. A draft does not say in which field. */
export function placeText({ resource, field }: { resource: string; field: string }): string {
  const description = findJournaled(resource);
  if (description === undefined) return resource;
  const noun = resource === siteSettings.path ? 'Cài đặt trang' : capital(description.noun);
  const label = description.fields[field]?.label;
  return label === undefined ? noun : `${noun}: ${label}`;
}
