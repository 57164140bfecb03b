import { combinations } from './combinations.ts';
import { comparable } from './comparable.ts';

/**
 * A combination as a major lists it: a code, which may bring its subjects along ('X06: Toán, Vật lí, Tin học'), because no
 * list has them all.
 */
export type CombinationTag = { code: string; ownSubjects: string[] };

const byCode = new Map(combinations.map((combination) => [combination.code, combination]));

export const listedCombination = (code: string) => byCode.get(code);

/** Null for a text that does not begin with a code. 'd1', 'D-01' and 'D 01' are read as D01. */
export function readCombination(tag: string): CombinationTag | null {
  const match = /^([a-z])[ .-]?(\d{1,2})(?!\d)/i.exec(tag.trim());
  if (!match) return null;
  const [head, letter = '', number = ''] = match;
  const rest = tag.trim().slice(head.length).trim();
  if (rest !== '' && !/^[:(–—-]/.test(rest)) return null;
  const ownSubjects = subjectsIn(rest.startsWith('(') && rest.endsWith(')') ? rest.slice(1, -1) : rest.slice(1));
  // 'A00 - A01' are two codes.
  if (ownSubjects.some((subject) => readCombination(subject) !== null)) return null;
  const code = `${letter.toUpperCase()}${number.padStart(2, '0')}`;
  // 'A00 (bỏ từ 2026)' is a remark: nobody is admitted by tests of talent alone.
  if (ownSubjects.length > 0 && !ownSubjects.some(isSchoolSubject)) return null;
  return { code, ownSubjects };
}

export const writeCombination = ({ code, ownSubjects }: CombinationTag): string =>
  ownSubjects.length === 0 ? code : `${code}: ${ownSubjects.join(', ')}`;

/** The subjects of a combination, spelled out: those it brings along, or else those of the list. None where nobody knows them. */
export function subjectsOf(tag: string): readonly string[] {
  const read = readCombination(tag);
  if (read === null) return [];
  return read.ownSubjects.length > 0 ? read.ownSubjects : (byCode.get(read.code)?.subjects ?? []);
}

/** The combinations that were the blocks of these letters. Any other letter means all that begin with it. */
const blocks: Readonly<Record<string, string>> = { A: 'A00', B: 'B00', C: 'C00', D: 'D01' };

/** What the letter of a block, and its number where it has one, stand for: a code, or the letter that codes begin with. */
export const codeCalled = (letter: string, number: string): string =>
  number === '' ? (blocks[letter.toUpperCase()] ?? letter.toUpperCase()) : `${letter.toUpperCase()}${number.padStart(2, '0')}`;

/** The codes that a name of the old kind stands for: 'khối V' V00 to V11, 'khối A1' A01. None for what is no such name. */
export function combinationsNamed(name: string): readonly string[] {
  const [, letter, number = ''] = /^khoi ?([a-z])(\d{0,2})$/.exec(comparable(name)) ?? [];
  if (letter === undefined) return [];
  const called = codeCalled(letter, number);
  return combinations.map(({ code }) => code).filter((code) => code.startsWith(called));
}

/** The code whose subjects these are, in any order. */
export const codeOfSubjects = (subjects: readonly string[]): string | undefined =>
  combinations.find((one) => sameSubjects(one.subjects, subjects))?.code;

export function sameSubjects(some: readonly string[], others: readonly string[]): boolean {
  const names = new Set(some.map(comparable));
  return names.size === new Set(others.map(comparable)).size && others.every((one) => names.has(comparable(one)));
}

/** The subjects that a text lists, those of school under their full name. */
export const subjectsIn = (text: string): string[] =>
  text
    .split(/[,;+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => schoolSubjects.get(comparable(part)) ?? part);

/** The subjects of school by what they are called as well. */
const schoolSubjects = new Map(
  [
    ['Toán', 'Toán học'],
    ['Ngữ văn', 'Văn', 'Văn học'],
    ['Vật lí', 'Lí', 'Vật lí học'],
    ['Hóa học', 'Hóa'],
    ['Sinh học', 'Sinh'],
    ['Lịch sử', 'Sử'],
    ['Địa lí', 'Địa'],
    ['Tiếng Anh', 'Anh', 'Anh văn', 'Môn Anh'],
    ['Tiếng Đức'],
    ['Tiếng Nga'],
    ['Tiếng Nhật'],
    ['Tiếng Pháp'],
    ['Tiếng Trung', 'Tiếng Trung Quốc'],
    ['Khoa học tự nhiên', 'KHTN'],
    ['Khoa học xã hội', 'KHXH'],
    ['Tin học', 'Tin'],
    ['Công nghệ công nghiệp'],
    ['Công nghệ nông nghiệp'],
    ['Giáo dục kinh tế và pháp luật', 'GDKTPL', 'GDKT&PL', 'Giáo dục kinh tế pháp luật'],
  ].flatMap(([name = '', ...others]) => [name, ...others].map((one) => [comparable(one), name])),
);

/** The subject that somebody calls so: one of school, or drawing. */
export const subjectCalled = (name: string): string | undefined =>
  /^v(?:e|ẽ)$/i.test(name.normalize('NFC')) ? 'Vẽ' : schoolSubjects.get(comparable(name));

/** Whether a subject is one of school, and no test of talent. */
export const isSchoolSubject = (subject: string): boolean => schoolSubjects.has(comparable(subject));
