import type { SearchType } from '#shared/search/search-types.ts';

/** What a question is asked with: dropped where it leads up to, or follows, what is asked about. */
type Phrase = {
  /** At the start of a text, at its end, or '…' within it for at most five words of any kind. */
  at: 'start' | 'end';
  words: string;
  /** The type of result that answers such a question. */
  lifts?: SearchType;
  /** Only that type answers it: it comes first wherever the words stand. */
  isOnly?: true;
  /** Which of that type it is, is asked: these come before a question that says so in words. */
  isWhich?: true;
  /** What else answers it, as a search of its own. */
  also?: string;
  /** What is looked for where nothing else was typed; else that is what `also` says. */
  alone?: string;
};

const phrases = (at: Phrase['at'], texts: string, more: Omit<Phrase, 'at' | 'words'> = {}): Phrase[] =>
  texts.split(', ').map((words) => ({ at, words, ...more }));

/** Accents that a visitor types are heeded, missing ones are not. Add a phrase where a question finds nothing. */
export const questionPhrases: readonly Phrase[] = [
  ...phrases(
    'start',
    'trường có ngành, trường có dạy, trường mình có ngành, trường mình có dạy, trường có, bên mình có, có ngành, có dạy',
  ),
  ...phrases(
    'start',
    'dạ cho em hỏi, ad ơi cho em hỏi, ad ơi cho e hỏi, ad ơi, cho e hỏi, dạ, nên chọn, chọn, so sánh, phân biệt',
  ),
  ...phrases(
    'start',
    'ngành nào không thi vẽ, ngành nào không cần thi vẽ, ngành nào không cần vẽ, ngành không thi vẽ, không thi vẽ, không cần thi vẽ',
    { lifts: 'nganhhoc', isOnly: true, isWhich: true },
  ),
  ...phrases(
    'start',
    'ngành nào thi, ngành nào xét, ngành nào cần, ngành nào có, ngành nào học, những ngành nào, ngành nào, ngành gì',
    { lifts: 'nganhhoc', isOnly: true, isWhich: true },
  ),
  ...phrases(
    'end',
    'học ngành gì, học ngành nào, thì học ngành gì, thì học ngành nào, học được ngành gì, học được ngành nào, được ngành gì, được ngành nào, vào ngành gì, vào ngành nào, vào được ngành nào',
    { lifts: 'nganhhoc', isOnly: true, isWhich: true },
  ),
  ...phrases(
    'start',
    'học phí một năm bao nhiêu, học phí 1 năm bao nhiêu, học phí mỗi năm bao nhiêu, học phí bao nhiêu, học phí các ngành, học phí ngành, học phí một năm, học phí 1 năm, học phí mỗi năm, học phí',
    { lifts: 'nganhhoc', isOnly: true, alone: 'học phí' },
  ),
  ...phrases('start', 'xét học bạ, học bạ', { lifts: 'nganhhoc', isOnly: true }),
  ...phrases('start', 'thi, xét, học ở, học tại, dạy ở, dạy tại, có ở, ở, tại'),
  ...phrases('end', 'thì học gì, thì nên học gì, thì nên học ngành nào, thì làm nghề gì'),
  ...phrases(
    'end',
    'khác nhau chỗ nào, khác nhau thế nào, khác nhau ở đâu, khác nhau như thế nào, một tháng, một năm, một kỳ, mỗi năm, lúc mới ra trường',
  ),
  ...phrases('end', 'lấy bao nhiêu điểm, bao nhiêu điểm, điểm chuẩn bao nhiêu, điểm chuẩn, cần bao nhiêu điểm', {
    lifts: 'nganhhoc',
  }),
  ...phrases('start', 'điểm chuẩn các ngành, điểm chuẩn ngành, điểm chuẩn', {
    lifts: 'nganhhoc',
    isOnly: true,
  }),
  ...phrases('end', 'có bị … không, có kịp không, có cần … không, có phải … không'),
  ...phrases(
    'end',
    'là gì, là làm gì, là như thế nào, là sao, thì sao, nghĩa là gì, gồm những gì, gồm gì, có gì, thế nào, như thế nào, ra sao',
  ),
  ...phrases('end', 'ở đâu, chỗ nào, trường nào, trường nào tốt, học trường nào, học trường nào tốt, học ở đâu, học ở đâu tốt'),
  ...phrases('end', 'làm gì, làm những gì, làm việc gì, làm công việc gì, làm những công việc gì, dùng để làm gì, để làm gì'),
  ...phrases(
    'end',
    'học gì, học những gì, dạy gì, phải học gì, cần học gì, học cái gì, cần gì, cần những gì, phải làm gì, bắt đầu từ đâu',
  ),
  ...phrases(
    'end',
    'ra làm gì, ra trường làm gì, ra làm nghề gì, ra trường làm nghề gì, làm nghề gì, sau này làm gì, xin việc ở đâu',
  ),
  ...phrases('end', 'học môn gì, học những môn gì, học những môn nào, gồm những môn nào, gồm những môn gì, có những môn nào', {
    lifts: 'nganhhoc',
  }),
  ...phrases('end', 'thi khối gì, thi khối nào, xét khối nào, khối nào, khối gì, thi môn gì, thi những môn gì, tổ hợp nào', {
    lifts: 'nganhhoc',
  }),
  ...phrases('start', 'thi khối gì để học, thi khối nào để học, khối nào học, khối gì học', {
    lifts: 'nganhhoc',
  }),
  ...phrases('end', 'mấy năm, học mấy năm, bao lâu, học bao lâu, học phí bao nhiêu, bao nhiêu tiền, hết bao nhiêu tiền', {
    lifts: 'nganhhoc',
  }),
  ...phrases('end', 'lương … bao nhiêu, thu nhập … bao nhiêu, lương … cao không, lương … thế nào, kiếm … bao nhiêu', {
    also: 'thu nhập nghề thiết kế',
  }),
  ...phrases('end', 'lương, mức lương, thu nhập', { also: 'thu nhập nghề thiết kế' }),
  ...phrases('start', 'lương của, lương nghề, lương ngành, mức lương của, thu nhập của, lương', {
    also: 'thu nhập nghề thiết kế',
  }),
  ...phrases('end', 'có … không, có … ko, có … k, được không, được ko, không, có được không, có nên học không'),
  ...phrases(
    'start',
    'làm sao để trở thành, làm thế nào để trở thành, làm sao để làm, làm thế nào để làm, để trở thành, trở thành',
  ),
  ...phrases('start', 'muốn trở thành, muốn làm, em muốn làm, em muốn trở thành, con muốn làm, thích làm, em thích làm'),
  ...phrases('start', 'em muốn học, em thích học, con muốn học, mình muốn học, tôi muốn học, muốn học, nên học, học', {
    lifts: 'nganhhoc',
  }),
  ...phrases(
    'start',
    'cho em hỏi, cho hỏi, em hỏi, xin hỏi, ai biết, có ai biết, cho mình hỏi, cho em hỏi về, hỏi về, tìm hiểu về, giới thiệu về',
  ),
  ...phrases(
    'start',
    'ngành nào hợp với, ngành nào phù hợp với, nghề nào hợp với, nghề nào phù hợp với, ngành nào dành cho, nghề gì cho',
  ),
  ...phrases('start', 'mã ngành, mã của ngành, mã', { lifts: 'nganhhoc' }),
  ...phrases('start', 'ngành học, ngành, chuyên ngành', { lifts: 'nganhhoc' }),
  ...phrases('start', 'nhóm ngành', { lifts: 'nhomnganh' }),
  ...phrases('start', 'nghề nghiệp, nghề', { lifts: 'nghenghiep' }),
  ...phrases('start', 'thích, em thích, mình thích, con thích, bạn thích, mình thích chơi, thích chơi, em thích chơi, mê'),
  ...phrases('start', 'con gái học, con trai học, nữ học, nam học, con gái, con trai'),
  ...phrases('start', 'bộ phận, lớp, việc, cách, các'),
  ...phrases('start', 'vị trí, công việc, việc làm', { lifts: 'vitri' }),
  ...phrases('start', 'môn học, môn', { lifts: 'monhoc' }),
  ...phrases('end', 'ạ, nhỉ, vậy, thế, nhé, với ạ, ad ơi, mọi người'),
];

/** What stands between two things of which a visitor wants one. */
export const choiceWords: readonly string[] = ['hay là', 'hay', 'hoặc là', 'hoặc', 'so với', 'vs', 'or', 'versus'];
