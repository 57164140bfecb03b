import { comparable } from './comparable.ts';
import { officialList, officialNames } from './official-names.ts';
import { type CodeField, type CodeWarning, type Suggestion, warningKey } from './warning.ts';

export type MajorCode = Record<CodeField | 'name' | 'bac', string>;

/** What the first digit of a code says. */
const levels: Readonly<Record<string, { bac: string; label: string }>> = {
  5: { bac: 'trung-cap', label: 'trung cấp' },
  6: { bac: 'cao-dang', label: 'cao đẳng' },
  7: { bac: 'dai-hoc', label: 'đại học' },
  8: { bac: 'thac-si', label: 'thạc sĩ' },
  9: { bac: 'tien-si', label: 'tiến sĩ' },
};

const codeLength = 7;

/** The codes of majors by their name as it is compared. */
const codesByName = new Map<string, string[]>();
for (const [code, name] of officialNames) {
  if (code.length !== codeLength) continue;
  const key = comparable(name);
  codesByName.set(key, [...(codesByName.get(key) ?? []), code]);
}

const labels: Readonly<Record<CodeField, string>> = { ma_nganh: 'Mã ngành', ma_xet_tuyen: 'Mã xét tuyển' };

/**
 * What is told about a code of a major. Without a code nothing is: some majors have none. The one that applicants type may well be
 * that of a major with another name.
 */
export function judgeMajorCode({ name, bac, ...codes }: MajorCode, field: CodeField = 'ma_nganh'): CodeWarning[] {
  const code = codes[field].trim();
  const label = labels[field];
  if (code === '') return [];
  const isWhole = /^\d{7}$/.test(code);
  const isStrange = !isWhole || (code.startsWith('7') && officialName(code) === null);
  const told = (text: string, suggestion?: Suggestion): CodeWarning => ({
    key: warningKey(field, code),
    field,
    given: code,
    tone: 'warning',
    text,
    ...(isStrange && { isStrange }),
    ...(suggestion && { suggestion }),
  });

  const take = (taken: string | undefined): Suggestion | undefined =>
    taken === undefined ? undefined : { field, value: taken, label: `Dùng mã ${taken}` };
  if (!isWhole) return [told(wrongForm(label, code), take(likelyCode(code)))];
  const level = levels[code.charAt(0)];
  if (level === undefined) {
    return [told(`${label} bắt đầu bằng 5 (trung cấp), 6 (cao đẳng), 7 (đại học), 8 (thạc sĩ) hoặc 9 (tiến sĩ).`)];
  }
  const warnings: CodeWarning[] = [];
  if (bac !== '' && bac !== level.bac) {
    const other = Object.values(levels).find((one) => one.bac === bac);
    warnings.push(
      told(`Mã bắt đầu bằng ${code.charAt(0)} là mã bậc ${level.label}, còn ngành này ghi bậc ${other?.label ?? bac}.`, {
        field: 'bac',
        value: level.bac,
        label: `Đổi bậc thành ${level.label}`,
      }),
    );
  }
  // The other levels have lists of their own.
  if (level.bac === 'dai-hoc' && (field === 'ma_nganh' || officialName(code) === null))
    warnings.push(...judgeName(code, name, take).map(([text, suggestion]) => told(text, suggestion)));
  return warnings;
}

/** The official name of a major at university level; null for a code that is in no list. */
export const officialName = (code: string): string | null =>
  code.length === codeLength ? (officialNames.get(code) ?? null) : null;

type Take = (code: string | undefined) => Suggestion | undefined;

function judgeName(code: string, name: string, take: Take): [text: string, suggestion?: Suggestion][] {
  const official = officialName(code);
  const named = codesNamed(name);
  if (official === null) {
    const inList = `Không có mã ${code} trong ${officialList}.`;
    const [first] = named;
    if (first === undefined) return [[inList]];
    if (named.length > 1) return [[`${inList} “${officialName(first)}” có các mã ${named.join(' và ')}.`]];
    return [[`${inList} “${officialName(first)}” có mã ${first}.`, take(first)]];
  }
  if (name.trim() === '' || named.includes(code) || comparable(name) === comparable(official)) return [];
  const differs = `Mã ${code} trong ${officialList} là “${official}”, khác với tên ngành này.`;
  const [other] = named;
  if (other !== undefined) return [[`${differs} “${officialName(other)}” có mã ${named.join(' và ')}.`, take(other)]];
  return [[differs, { field: 'name', value: official, label: `Dùng tên “${official}”` }]];
}

/** The official codes of a name, also where a bracket or the word 'Ngành' adds to it: 'Thiết kế đồ họa (chất lượng cao)'. */
function codesNamed(name: string): readonly string[] {
  const [bare = ''] = name.split('(', 1);
  for (const one of [comparable(name), comparable(bare)]) {
    const found = codesByName.get(one) ?? codesByName.get(one.replace(/^nganh /, ''));
    if (found !== undefined) return found;
  }
  return [];
}

function wrongForm(label: string, code: string): string {
  const above = officialNames.get(code);
  if (above !== undefined) {
    return `${code} là mã ${code.length === 3 ? 'lĩnh vực' : 'nhóm ngành'} “${above}”; mã ngành có ${codeLength} chữ số.`;
  }
  const likely = likelyCode(code);
  if (likely !== undefined && isOldForm(code)) {
    return `${code} là cách viết mã trước đây; nay mã ngành có ${codeLength} chữ số, “${officialName(likely)}” là ${likely}.`;
  }
  if (/^\d+$/.test(code)) return `${label} có ${codeLength} chữ số, mã này có ${code.length}.`;
  return `${label} chỉ gồm ${codeLength} chữ số.`;
}

/** Until 2017 codes had 6 digits below that of their level: D210403, 52210403. */
const oldForm = /^(?:D|52)(\d{6})$/i;
const isOldForm = (code: string) => oldForm.test(code);

/** The official code that was meant: without what stands between its digits or behind them, or in the form of today. */
function likelyCode(code: string): string | undefined {
  const old = oldForm.exec(code)?.[1];
  const digits = code.replace(/[\s.-]/g, '');
  const leading = /^\d{7}(?!\d)/.exec(digits)?.[0];
  return [old === undefined ? undefined : `7${old}`, leading].find((one) => one !== undefined && officialNames.has(one));
}
