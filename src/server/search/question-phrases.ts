/** What questions are asked with, as data for `questions.ts`. */

import type { SearchType } from '#shared/search/search-types.ts';

/** What follows from it that a question is asked with a phrase. */
type Meaning = {
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

/** Dropped at the start of a text (where it leads up to what is asked about) or at its end (where it follows). */
export type Phrase = Meaning & { at: 'start' | 'end'; words: string };

const phrases = (at: Phrase['at'], meaning: Meaning, text: string): Phrase[] =>
  text.split(/[,\n]/).flatMap((words) => (words.trim() === '' ? [] : [{ at, words, ...meaning }]));

const whichMajor = { lifts: 'nganhhoc', isOnly: true, isWhich: true } as const;
const onlyMajors = { lifts: 'nganhhoc', isOnly: true } as const;
const majors = { lifts: 'nganhhoc' } as const;
const pay = { also: 'thu nhập nghề thiết kế' };

/**
 * '…' stands for at most five words of any kind. Accents that a visitor types are heeded, missing ones are not. Add a phrase where a
 * question finds nothing.
 */
export const questionPhrases: readonly Phrase[] = [
  ...phrases(
    'start',
    {},
    `trường có ngành, trường có dạy, trường mình có ngành, trường mình có dạy, trường có, bên mình có, có ngành, có dạy,
    dạ cho em hỏi, ad ơi cho em hỏi, ad ơi cho e hỏi, ad ơi, cho e hỏi, dạ, nên chọn, chọn, so sánh, phân biệt,
    thi, xét, học ở, học tại, dạy ở, dạy tại, có ở, ở, tại,
    làm sao để trở thành, làm thế nào để trở thành, làm sao để làm, làm thế nào để làm, để trở thành, trở thành,
    muốn trở thành, muốn làm, em muốn làm, em muốn trở thành, con muốn làm, thích làm, em thích làm,
    cho em hỏi, cho hỏi, em hỏi, xin hỏi, ai biết, có ai biết, cho mình hỏi, cho em hỏi về, hỏi về, tìm hiểu về, giới thiệu về,
    ngành nào hợp với, ngành nào phù hợp với, nghề nào hợp với, nghề nào phù hợp với, ngành nào dành cho, nghề gì cho,
    thích, em thích, mình thích, con thích, bạn thích, mình thích chơi, thích chơi, em thích chơi, mê,
    bộ phận, lớp, việc, cách, các`,
  ),
  ...phrases(
    'start',
    whichMajor,
    `ngành nào không thi vẽ, ngành nào không cần thi vẽ, ngành nào không cần vẽ, ngành không thi vẽ, không thi vẽ, không cần thi vẽ,
    ngành nào thi, ngành nào xét, ngành nào cần, ngành nào có, ngành nào học, những ngành nào, ngành nào, ngành gì`,
  ),
  ...phrases(
    'end',
    whichMajor,
    `học ngành gì, học ngành nào, thì học ngành gì, thì học ngành nào, học được ngành gì, học được ngành nào, được ngành gì,
    được ngành nào, vào ngành gì, vào ngành nào, vào được ngành nào`,
  ),
  ...phrases(
    'start',
    { ...onlyMajors, alone: 'học phí' },
    `học phí một năm bao nhiêu, học phí 1 năm bao nhiêu, học phí mỗi năm bao nhiêu, học phí bao nhiêu, học phí các ngành,
    học phí ngành, học phí một năm, học phí 1 năm, học phí mỗi năm, học phí`,
  ),
  ...phrases('start', onlyMajors, 'xét học bạ, học bạ, điểm chuẩn các ngành, điểm chuẩn ngành, điểm chuẩn'),
  ...phrases(
    'end',
    majors,
    `lấy bao nhiêu điểm, bao nhiêu điểm, điểm chuẩn bao nhiêu, điểm chuẩn, cần bao nhiêu điểm,
    học môn gì, học những môn gì, học những môn nào, gồm những môn nào, gồm những môn gì, có những môn nào,
    thi khối gì, thi khối nào, xét khối nào, khối nào, khối gì, thi môn gì, thi những môn gì, tổ hợp nào,
    mấy năm, học mấy năm, bao lâu, học bao lâu, học phí bao nhiêu, bao nhiêu tiền, hết bao nhiêu tiền`,
  ),
  ...phrases(
    'end',
    {},
    `có bị … không, có kịp không, có cần … không, có phải … không,
    thì học gì, thì nên học gì, thì nên học ngành nào, thì làm nghề gì,
    khác nhau chỗ nào, khác nhau thế nào, khác nhau ở đâu, khác nhau như thế nào, một tháng, một năm, một kỳ, mỗi năm, lúc mới ra trường,
    là gì, là làm gì, là như thế nào, là sao, thì sao, nghĩa là gì, gồm những gì, gồm gì, có gì, thế nào, như thế nào, ra sao,
    ở đâu, chỗ nào, trường nào, trường nào tốt, học trường nào, học trường nào tốt, học ở đâu, học ở đâu tốt,
    làm gì, làm những gì, làm việc gì, làm công việc gì, làm những công việc gì, dùng để làm gì, để làm gì,
    học gì, học những gì, dạy gì, phải học gì, cần học gì, học cái gì, cần gì, cần những gì, phải làm gì, bắt đầu từ đâu,
    ra làm gì, ra trường làm gì, ra làm nghề gì, ra trường làm nghề gì, làm nghề gì, sau này làm gì, xin việc ở đâu,
    có … không, có … ko, có … k, được không, được ko, không, có được không, có nên học không`,
  ),
  ...phrases(
    'end',
    pay,
    `lương … bao nhiêu, thu nhập … bao nhiêu, lương … cao không, lương … thế nào, kiếm … bao nhiêu, lương, mức lương, thu nhập`,
  ),
  ...phrases('start', pay, 'lương của, lương nghề, lương ngành, mức lương của, thu nhập của, lương'),
  ...phrases(
    'start',
    majors,
    `thi khối gì để học, thi khối nào để học, khối nào học, khối gì học,
    em muốn học, em thích học, con muốn học, mình muốn học, tôi muốn học, muốn học, nên học, học,
    mã ngành, mã của ngành, mã, ngành học, ngành, chuyên ngành`,
  ),
  ...phrases('start', { lifts: 'nhomnganh' }, 'nhóm ngành'),
  ...phrases('start', { lifts: 'nghenghiep' }, 'nghề nghiệp, nghề'),
  ...phrases('start', { lifts: 'vitri' }, 'vị trí, công việc, việc làm'),
  ...phrases('start', { lifts: 'monhoc' }, 'môn học, môn'),
  ...phrases('start', {}, 'con gái học, con trai học, nữ học, nam học, con gái, con trai'),
  ...phrases('end', {}, 'ạ, nhỉ, vậy, thế, nhé, với ạ, ad ơi, mọi người'),
];

/** What stands between two things of which a visitor wants one. */
export const choiceWords: readonly string[] = ['hay là', 'hay', 'hoặc là', 'hoặc', 'so với', 'vs', 'or', 'versus'];
