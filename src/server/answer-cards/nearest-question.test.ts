import { expect, it } from 'vitest';
import { wordsOf } from './asked-words.ts';
import { NearestQuestion } from './nearest-question.ts';

const question = (name: string, wordings: string[] = [], content = '') => ({
  name,
  wordings,
  nganh_hocs: [],
  tra_loi: content === '' ? [] : [{ title: '', content, list: [] }],
});
const questions = [
  question('Trường có ký túc xá không?', ['nhà trọ']),
  question('Con gái học kiến trúc có được không?', [], 'Ra công trường ai cũng mang mũ, mang ủng như nhau.'),
  question('Học thiết kế cần mua laptop gì?', [], 'Năm nhất có phòng vẽ của trường.'),
  question('Học xong có học tiếp lên cao được không?', ['học thạc sĩ', 'học cao học']),
  question('Học phí có tăng hằng năm không?', ['học phí năm sau']),
  question('Vừa học vừa đi làm thêm được không?', ['làm thêm']),
  question('Trường là công lập hay tư thục?'),
  question('Vì sao học ở đây?', ['sao không học trường công', 'có gì hay']),
  question('Điểm này vào được đâu?', ['22 điểm học ngành gì', 'học bạ không đẹp lắm', 'năm nhất có học chuyên ngành không']),
];
const nearest = new NearestQuestion(questions, [
  { text: 'kiến trúc', of: 'major 0' },
  { text: 'đồ họa', of: 'major 1' },
]);
const found = (text: string) => questions[nearest.find(wordsOf(text)).at]?.name;

it.each([
  ['gần trường thì ở trọ chỗ nào ạ', 'Trường có ký túc xá không?'],
  ['em là nữ thì học kiến trúc có được không, có phải ra công trường không', 'Con gái học kiến trúc có được không?'],
  ['nen mua may tinh nao de hoc thiet ke', 'Học thiết kế cần mua laptop gì?'],
  ['sinh viên có được làm part time không ạ', 'Vừa học vừa đi làm thêm được không?'],
])('takes one word of the trade for another: %s', (text, name) => expect(found(text)).toBe(name));

it.each([
  ['trường công lập hay tư thục vậy ạ', 'Trường là công lập hay tư thục?'],
  ['sao em không học trường công', 'Vì sao học ở đây?'],
  ['trường có phải công lập không', 'Trường là công lập hay tư thục?'],
])('tells questions of the same terms apart by the words that pass: %s', (text, name) => expect(found(text)).toBe(name));

it.each(['có gì hay', 'dạ cho em hỏi có gì hay vậy ạ', 'co gi hay', 'em muốn hỏi có gì hay không ạ'])(
  'finds a wording of passing words alone: %s',
  (text) => expect(found(text)).toBe('Vì sao học ở đây?'),
);

it.each([
  ['of other accents than its wording', 'cổ gì hay'],
  ['of which most is not understood', 'trường có hồ bơi với phòng gym không'],
  ['about another major', 'con gái học đồ họa có được không'],
  ['about a field that the question does not name', 'học phí thạc sĩ bao nhiêu'],
  ['of a year that the question does not name', 'học phí có tăng năm 2031 không'],
  ['of a time that the question does not ask for', 'khi nào mua laptop học thiết kế'],
  ['of one word that is part of a wording', 'chỗ nào tăng vậy'],
  ['of a word that only a text has', 'phòng vẽ có đẹp không'],
  ['of a wording with a number that is not typed', 'thích trang trí thì học ngành gì'],
  ['of a wording that denies what is not denied', 'trường có đẹp lắm không'],
  ['of another word with most of its accents', 'chuyển ngành được không'],
])('finds no question for words %s', (_, text) => expect(found(text)).toBeUndefined());

it('reads a bounded number of questions', () => {
  const many = Array.from({ length: 501 }, (_, at) => question(`Câu ${'abcdefghij'.charAt(at % 10)}${at} hỏi gì?`));
  const table = new NearestQuestion([...many.slice(1), question('Có hồ bơi không?')], []);
  expect(table.find(wordsOf('có hồ bơi không')).at).toBe(-1);
});
