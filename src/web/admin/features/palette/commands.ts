import {
  adminAccountCreatePath,
  adminAccountsPath,
  adminCreatePath,
  adminFactsPath,
  adminHistoryPath,
  adminListPath,
  adminMePath,
} from '#shared/admin-paths.ts';
import { descriptions } from '#shared/content-types/index.ts';
import { factPaths } from '#shared/facts/fact-columns.ts';
import { homePath } from '#shared/paths.ts';
import { heldIn, wordsOf } from '#shared/search/holds-words.ts';
import { searchKeys } from '#shared/search/search-key.ts';
import { nounTexts } from '#shared/texts.ts';
import type { LineIconName } from '#web/ui/line-icon.tsx';
import { type Caller, screenGroups } from '../../screens/screen-groups.ts';
import type { ScreenAction } from '../../work/screen-actions.ts';

/**
 * What 'Tìm nhanh' offers beside records: a screen (`to`), a page in a new tab (`href`), or something to do. `isSought`: only to
 * whoever types its name.
 */
export type Command = { id: string; label: string; icon: LineIconName; words?: string; isSought?: boolean } & (
  | { to: string }
  | { href: string }
  | { run: () => void }
);

/** Every screen that an account may open, and every way to add a record. */
export function screenCommands(caller: Caller | null): Command[] {
  const screens = screenGroups(caller).flatMap(({ title, screens: all }) =>
    all
      .flatMap((screen) => [screen, ...(screen.tabs ?? [])])
      .map(({ to, label, icon, description }) => ({
        id: to,
        to,
        label,
        icon,
        words: [title ?? '', description ? `${nounTexts(description.noun).listTitle} danh sách` : ''].join(' '),
      })),
  );
  const facts = descriptions
    .filter(({ path }) => factPaths.includes(path))
    .map(({ path, noun }) => ({ to: adminFactsPath(path), label: `Bảng dữ kiện: ${noun}`, icon: 'facts' as const }));
  const adds = descriptions.map(({ path, noun }) => ({
    to: adminCreatePath(path),
    label: nounTexts(noun).add,
    icon: 'add' as const,
    words: 'tạo mới',
  }));
  const account = { to: adminMePath, label: 'Tài khoản của tôi', icon: 'position' as const, words: 'mật khẩu tên xác thực' };
  const addAccount = { to: adminAccountCreatePath, label: 'Thêm tài khoản', icon: 'add' as const, words: 'tạo mới' };
  const mayAddAccounts = screens.some(({ to }) => to === adminAccountsPath);
  return [
    ...screens,
    { id: adminMePath, ...account },
    ...facts.map((each) => ({ id: each.to, ...each })),
    ...adds.map((each) => ({ id: each.to, ...each })),
    ...(mayAddAccounts ? [{ id: adminAccountCreatePath, ...addAccount }] : []),
    { id: 'site', href: homePath, label: 'Xem trang web', icon: 'away' },
  ];
}

/** What makes sense on the screen with this address: what the screen itself offers, and where it leads. */
export function commandsHere(pathname: string, actions: readonly ScreenAction[]): Command[] {
  const [, path, rest] = /^\/admin\/([a-z-]+)(\/.*)?$/.exec(pathname) ?? [];
  const description = descriptions.find((each) => each.path === path);
  const offered = actions.map((action, index): Command & { isAlways: boolean } => {
    const { label, icon, isAlways = false, isSought = false } = action;
    const what = 'href' in action ? { href: action.href } : { run: action.run };
    return { id: `viec-${index}`, label, icon, isAlways, isSought, ...what };
  });
  const ways: Command[] = [];
  if (description !== undefined) {
    const { add, listTitle } = nounTexts(description.noun);
    const id = Number(/^\/(\d+)\/(edit|lich-su)$/.exec(rest ?? '')?.[1] ?? Number.NaN);
    const to = (address: string, label: string, icon: LineIconName) =>
      ways.push({ id: `o-day:${address}`, to: address, label, icon });
    if (rest !== '/create') to(adminCreatePath(description.path), add, 'add');
    if (!Number.isNaN(id) && !rest?.endsWith('lich-su'))
      to(adminHistoryPath(description.path, id), 'Lịch sử của bản ghi này', 'journal');
    if (rest !== undefined) to(adminListPath(description.path), listTitle, 'back');
  }
  return [...offered.filter(({ isAlways }) => !isAlways), ...ways, ...offered.filter(({ isAlways }) => isAlways)];
}

/** At most so many stand above the records that were found. */
const mostMatching = 6;

/** Those whose words begin with what was typed, the nearest first; each way is named once. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const keys = searchKeys(typed);
  if (keys.length === 0) return [];
  const holds = wordsOf(typed);
  const phrase = keys.join(' ');
  const named = new Set<string>();
  return commands
    .flatMap((command, place) => {
      const label = searchKeys(command.label).join(' ');
      const held = heldIn(`${command.label} ${command.words ?? ''}`);
      // A part of a word may be anything: commands are few, and known by their beginnings.
      if (!held.includes(` ${phrase}`) && !(keys.length > 1 && holds(held))) return [];
      const rank = label === phrase ? 0 : label.startsWith(phrase) ? 1 : label.includes(` ${phrase}`) ? 2 : 3;
      return [{ command, rank, place }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .flatMap(({ command }) => {
      const way = 'to' in command ? command.to : command.label;
      if (named.has(way)) return [];
      named.add(way);
      return [command];
    })
    .slice(0, mostMatching);
}

const fieldNames = descriptions.flatMap(({ path, fields }) =>
  Object.entries(fields).map(([name, { label }]) => ({ path, name, label, key: searchKeys(label).join(' ') })),
);

/**
 * What is typed of a record and, behind it, of a field: 'đồ họa mô tả ngắn' is `rest` 'đồ họa' and the fields of that name, by
 * the type of the record. Of two readings the one with the longer name of a field; null where nothing is typed of a record.
 */
export function fieldsTyped(
  typed: string,
): { rest: string; fields: ReadonlyMap<string, { name: string; label: string }> } | null {
  const words = typed.trim().split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const key = searchKeys(words.slice(at).join(' ')).join(' ');
    const fields = fieldNames.filter((field) => field.key === key);
    if (fields.length > 0)
      return { rest: words.slice(0, at).join(' '), fields: new Map(fields.map((field) => [field.path, field])) };
  }
  return null;
}
