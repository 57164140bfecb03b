import {
  type CombinationTag,
  codeOfSubjects,
  combinationsNamed,
  isSchoolSubject,
  listedCombination,
  readCombination,
  sameSubjects,
  subjectsIn,
  writeCombination,
} from './combination-tag.ts';
import { type CodeWarning, type Suggestion, warningKey } from './warning.ts';

/** What is told about one combination of a major that admits by it in this year. */
export function judgeCombination(tag: string, year: number): CodeWarning[] {
  const given = tag.trim();
  if (given === '') return [];
  const read = readCombination(given);
  const told = (tone: CodeWarning['tone'], text: string, suggestion?: Suggestion): CodeWarning[] => [
    {
      key: warningKey('to_hop', read?.code ?? given),
      field: 'to_hop',
      given: tag,
      tone,
      text,
      ...(suggestion && { suggestion }),
    },
  ];
  if (read === null) return judgeOther(given, told);

  const { code, ownSubjects } = read;
  const listed = listedCombination(code);
  const written = writeCombination(read);
  if (!given.startsWith(code)) return told('warning', `“${given}” viết đúng là “${written}”.`, take(written));
  if (listed === undefined) {
    return told(
      'note',
      ownSubjects.length > 0
        ? `${code} không có trong danh sách của trang; trang sẽ ghi các môn kèm theo: ${ownSubjects.join(', ')}.`
        : `${code} không có trong danh sách của trang. Có thể ghi kèm các môn, như “X06: Toán, Vật lí, Tin học”.`,
    );
  }
  if (contradictsList(read)) {
    const other = codeOfSubjects(ownSubjects);
    const differs = `${code} là ${listed.subjects.join(', ')}, khác với các môn ghi kèm.`;
    return other === undefined
      ? told('warning', differs, take(code))
      : told('warning', `${differs} Các môn đó là tổ hợp ${other}.`, take(other));
  }
  // The school-leaving exam has neither Khoa học tự nhiên nor Khoa học xã hội since 2025: whoever sits it since then may be unable
  // to use them.
  const paper = listed.subjects.find((subject) => subject.startsWith('Khoa học'));
  if (year >= 2025 && paper !== undefined) {
    return told(
      'warning',
      `Từ năm 2025, kỳ thi tốt nghiệp THPT không còn bài thi ${paper}, nên thí sinh mới có thể không dùng được ${code}.`,
    );
  }
  return [];
}

/** Whether it names other subjects than the list does. Schools name their tests of talent themselves. */
export function contradictsList({ code, ownSubjects }: CombinationTag): boolean {
  const listed = listedCombination(code)?.subjects ?? ownSubjects;
  return ownSubjects.length > 0 && !sameSubjects(ownSubjects.filter(isSchoolSubject), listed.filter(isSchoolSubject));
}

type Tell = (tone: CodeWarning['tone'], text: string, suggestion?: Suggestion) => CodeWarning[];

/** What does not begin with a code. */
function judgeOther(given: string, told: Tell): CodeWarning[] {
  const named = combinationsNamed(given);
  const [only] = named;
  if (only !== undefined) {
    return named.length === 1
      ? told('warning', `“${given}” nay là tổ hợp ${only}.`, take(only))
      : told('warning', `“${given}” gồm nhiều tổ hợp: ${named.join(', ')}. Hãy ghi từng tổ hợp mà ngành xét.`);
  }
  const codes = given
    .split(/[,;/+–—\s-]/)
    .filter((part) => part !== '' && part !== 'và')
    .map(readCombination);
  if (codes.length > 1 && codes.every((one) => one !== null)) {
    const each = [...new Set(codes.map(({ code }) => code))];
    return told('warning', `Hãy ghi mỗi tổ hợp một mục: ${each.join(', ')}.`, take(...each));
  }
  const subjects = subjectsIn(given.replace(/[–—-]/g, ','));
  const code = subjects.length > 1 ? codeOfSubjects(subjects) : undefined;
  if (code !== undefined) return told('warning', `“${given}” là tổ hợp ${code}.`, take(code));
  return told('note', `Trang không nhận ra “${given}” là tổ hợp nào. Mã tổ hợp gồm một chữ cái và hai chữ số, như H00.`);
}

const take = (...value: string[]): Suggestion => ({
  field: 'to_hop',
  value,
  label: value.length === 1 ? `Dùng ${value[0]}` : `Tách thành ${value.length} tổ hợp`,
});
