/**
 * What pages call the values of facts, as the forms of the back office do. A table of its own, because pages do not load the
 * descriptions of content types.
 */
const levels: Readonly<Record<string, string>> = {
  thpt: 'Tốt nghiệp THPT',
  'trung-cap': 'Trung cấp',
  'cao-dang': 'Cao đẳng',
  'dai-hoc': 'Đại học',
  'sau-dai-hoc': 'Sau đại học',
  'thac-si': 'Thạc sĩ',
  'tien-si': 'Tiến sĩ',
};

const payLevels: Readonly<Record<string, string>> = {
  'moi-vao-nghe': 'Mới vào nghề',
  '1-3-nam': '1–3 năm kinh nghiệm',
  '3-5-nam': '3–5 năm kinh nghiệm',
  'tren-5-nam': 'Trên 5 năm kinh nghiệm',
};

/** The level of schooling of a position or a major; '' where nothing is said. */
export const levelName = (level: string): string => levels[level] ?? '';

/** The least that a position asks for: 'Từ cao đẳng trở lên'. */
export function leastLevelName(level: string): string {
  const name = levelName(level);
  return name === '' || level === 'sau-dai-hoc' ? name : `Từ ${name.charAt(0).toLowerCase()}${name.slice(1)} trở lên`;
}

/** A school year by the year in which it begins. */
export const schoolYear = (begins: number): string => `${begins}–${begins + 1}`;

/** Whose pay it is; '' where nothing is said. */
export const payLevelName = (level: string): string => payLevels[level] ?? '';
