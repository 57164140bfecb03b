import { subjectsOf } from './combination-tag.ts';
import { comparable } from './comparable.ts';

/** What tests of talent ask for, by words of their names; each school names its tests itself. The first that fits is meant. */
const talents: readonly (readonly [exam: string, words: readonly string[]])[] = [
  ['Vẽ', ['vẽ', 'hình họa', 'trang trí', 'mỹ thuật', 'bố cục', 'tượng tròn', 'phù điêu']],
  ['Âm nhạc', ['âm nhạc', 'hát', 'xướng âm', 'hòa thanh', 'nhạc cụ', 'chỉ huy', 'phổ thơ']],
  ['Thể dục thể thao', ['TDTT', 'thể dục', 'thể thao']],
  ['Năng khiếu sân khấu, điện ảnh', ['SKĐA', 'sân khấu', 'điện ảnh']],
  ['Biểu diễn', ['biểu diễn', 'diễn cảm', 'kể chuyện']],
  ['Năng khiếu khác', ['năng khiếu', 'xây dựng kịch bản', 'thuyết trình']],
];
const talentWords = talents.map(([exam, words]) => [exam, words.map((word) => ` ${comparable(word)} `)] as const);

/**
 * What somebody calls the exam in a subject: 'Vẽ' for each test of drawing, because nobody chooses between 'Vẽ Mỹ thuật' and 'Vẽ
 * Hình họa mỹ thuật' before knowing the school. A subject of school is called by its name.
 */
export function examIn(subject: string): string {
  const name = ` ${comparable(subject)} `;
  return talentWords.find(([, words]) => words.some((word) => name.includes(word)))?.[0] ?? subject;
}

/** The exams that a combination takes, each once; none where its subjects are not known. */
export const examsOf = (tag: string): string[] => [...new Set(subjectsOf(tag).map(examIn))];
