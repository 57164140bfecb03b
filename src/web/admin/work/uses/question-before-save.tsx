import type { Users } from '#shared/answers/uses.ts';
import type { Description } from '#shared/content-types/description.ts';
import type { Question } from '#web/ui/ask.tsx';
import { ApiError } from '../../session/client.ts';
import type { Step } from './address-change.ts';
import { findDescription } from '../records/description.ts';
import { countsOf, listGroups, type UsesGroup, usesGroups, usesText } from './describe-uses.ts';
import { hiddenAlongText, readHiddenAlong } from './hidden-along.ts';
import { readUses } from './read-uses.ts';
import { UsesList } from './uses-list.tsx';

const titles: Readonly<Record<Step, (noun: string) => string>> = {
  hide: (noun) => `Ẩn ${noun} này?`,
  rename: (noun) => `Đổi địa chỉ của ${noun} này?`,
  move: (noun) => `Chuyển ${noun} này sang nơi khác?`,
};
const addressStays =
  'Không liên kết nào hỏng: địa chỉ cũ vẫn mở trang này; menu, banner và liên kết chọn theo tên tự chuyển sang địa chỉ mới.';
const meanings: Readonly<Record<Step, string>> = {
  hide: 'Khi ẩn, khách không mở được trang này và mọi trang nằm dưới nó nữa.',
  rename: addressStays,
  move: addressStays,
};
const answers: Readonly<Record<Step, string>> = { hide: 'Vẫn lưu', rename: 'Lưu và đổi địa chỉ', move: 'Lưu và chuyển' };
/** How long a save waits for the search of all texts, in milliseconds. */
const patience = 5_000;

/**
 * What is asked before a record is hidden, renamed or moved that something points at; null when nothing does, or when nobody
 * can say: not to know must not stand in the way of a save. 'signed-out': the session has ended.
 */
export async function questionAboutUses(
  description: Description,
  id: number,
  step: Step,
): Promise<Question | 'signed-out' | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    // Lists follow a record to another address, and only lose one that is hidden.
    const isLost = step === 'hide';
    const [uses, { along, links }] = await Promise.all([
      readUses(description, id, signal),
      isLost ? readHiddenAlong(description, { ids: [id] }, signal) : { along: [], links: [] },
    ]);
    const others = usesGroups(description, uses);
    const groups = isLost ? [...listGroups(uses), ...others] : others;
    const below = linksBelow(uses.links, links);
    if (groups.length === 0 && below.length === 0) return null;
    return {
      title: titles[step](description.noun),
      text: [
        `${isLost ? usesText(description, uses) : `${countsOf(groups)} dẫn tới đây.`} ${meanings[step]}`,
        ...(along.length > 0 ? [`${hiddenAlongText(along)}.`] : []),
      ]
        .join(' ')
        .trim(),
      more: <UsesList groups={[...groups, ...below]} apart />,
      answers: [{ label: answers[step] }],
    };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'signed-out' : null;
  }
}

/** What of the menu and banners leads to a page below this one. */
const linksBelow = (here: readonly Users[], all: readonly Users[]): UsesGroup[] =>
  all.flatMap(({ resource, count, first }) => {
    const own = here.find((each) => each.resource === resource);
    const left = count - (own?.count ?? 0);
    const named = first.filter(({ id }) => own?.first.every((each) => each.id !== id) ?? true);
    const noun = findDescription(resource)?.noun ?? resource;
    return left <= 0 ? [] : [{ resource, count: left, first: named, said: `${left} ${noun} dẫn tới trang nằm dưới` }];
  });
