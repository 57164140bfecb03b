import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SheetPlan } from '#shared/answers/sheets.ts';
import {
  admissionDate,
  article,
  career,
  category,
  department,
  major,
  majorGroup,
  position,
  scholarship,
  subject,
} from '#shared/content-types/index.ts';
import { slugify } from '#shared/text/slugify.ts';
import { openSheet } from '#server/sheets/open-sheet.ts';
import { writeZip } from '#server/sheets/zip.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { build } from '../support/build.ts';
import { bookOf, rowOf, sheetsOf, zipOf } from '../support/odd-sheets.ts';
import { pictureFile } from '../support/samples.ts';
import { createEditor, type Editor } from '../support/sign-in.ts';

type Content = string | Uint8Array<ArrayBuffer>;
/** What the first row would become, by field; the sentence of a field that is refused; or that of the whole file. */
type Expected = { is: Record<string, string> } | { says: RegExp | string } | { file: RegExp | string };
type Case = [what: string, path: string, file: Content | Promise<Content>, expected: Expected];

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const withMark = (text: string) => `\uFEFF${text}`;
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const utf16Big = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
/** 'Tên' and 'Đồ họa' in Windows-1258, whose tone marks follow their letters. */
const cp1258 = bytes('54ea6e0ad0f4cc20686ff261');

const dates = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs>';
const ownDate = '<numFmts><numFmt numFmtId="170" formatCode="[$-42A]dd/mm/yyyy\\ hh:mm;@"/></numFmts>';

/** The directory of an archive that says less than is there. */
async function lyingBook(): Promise<Uint8Array<ArrayBuffer>> {
  const rows = rowOf('Tên') + rowOf('a'.repeat(100_000));
  const whole = Buffer.from(await bookOf({ rows }));
  const at = whole.lastIndexOf(Buffer.from('xl/worksheets/sheet1.xml'));
  whole.writeUInt32LE(1_000, at - 46 + 24);
  return Uint8Array.from(whole);
}

/** What says that it is a gigabyte. */
async function bomb(): Promise<Uint8Array<ArrayBuffer>> {
  const whole = Buffer.from(await bookOf({ rows: rowOf('Tên') }));
  whole.writeUInt32LE(1024 ** 3, whole.lastIndexOf(Buffer.from('xl/worksheets/sheet1.xml')) - 46 + 24);
  return Uint8Array.from(whole);
}

/** A workbook that names its one sheet again and again. */
const manySheets = (count: number) => ({
  'xl/workbook.xml': `<workbook><sheets>${'<sheet name="Sheet1" r:id="rId1"/>'.repeat(count)}</sheets></workbook>`,
});

const many = (rows: number) => `Tên\n${Array.from({ length: rows }, (_, at) => `Nghề ${at}`).join('\n')}`;

const csvCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

const careers = 'nghe-nghiep';
const majors = 'nganh-hoc';
const subjects = 'mon-hoc';
const positions = 'vi-tri';
const articles = 'bai-viet';
const milestones = 'moc-tuyen-sinh';

const cases: Case[] = [
  // More than there are headings for.
  [
    'commas in a text without quotes',
    careers,
    'Tên,Mô tả\nMột,hai, ba',
    { says: /^Dòng này có nhiều ô hơn dòng tiêu đề \(“ba”\)/ },
  ],
  ['cells behind the headings', careers, bookOf({ rows: rowOf('Tên') + rowOf('Một', 'hai') }), { says: /\(“hai”\)/ }],
  ['cells below no heading', careers, 'Tên;;Thứ tự\nMột;hai;3', { says: /\(“hai”\)/ }],
  ['blank cells behind the headings', careers, 'Tên\nMột; ;\u200B;', { is: { name: 'Một' } }],
  [
    'thousands of another language',
    careers,
    'Tên;Thứ tự\nMột;1,000',
    { says: 'Thứ tự ghi là 1,000, không rõ là 1000 hay 1: hãy ghi số không có dấu phẩy' },
  ],
  ['the same in a number of whole steps', subjects, 'Tên;Tín chỉ\nMột;3,000', { says: /^Tín chỉ ghi là 3,000/ }],
  ['the same in a table', majors, 'Tên;Điểm trúng tuyển\nMột;2026 | Điểm thi |  | 1,000', { says: /Thang điểm phải là số/ }],
  ['what a formula came to', careers, 'Tên;Mô tả\nMột;#N/A', { says: /#N\/A/ }],
  ['what a formula of LibreOffice came to', careers, 'Tên;Mô tả\nMột;Err:502', { says: /Err:502/ }],
  ['a heading of ten thousand commas', careers, `Tên${','.repeat(30_000)}`, { file: /cột/ }],
  ['thousands with their unit', articles, 'Tiêu đề;Thứ tự\nMột;1.000 đ', { is: { order: '1000' } }],
  [
    'millions by word',
    milestones,
    'Tên;Kết thúc;Năm tuyển sinh;Lệ phí\nMột;01/09/2026;2026;1,5 triệu',
    { is: { le_phi: '1500000' } },
  ],
  [
    'a unit in a table',
    majors,
    'Tên;Nhóm ngành;Chi phí khác\nMột;Nhóm;Giấy | 300.000 đ | Một lần',
    { is: { chi_phi_khac: 'Giấy | 300000 | Một lần' } },
  ],
  [
    'a choice in a table by its value',
    majors,
    'Tên;Nhóm ngành;Chi phí khác\nMột;Nhóm;Giấy | 300000 | mot-lan',
    { is: { chi_phi_khac: 'Giấy | 300000 | Một lần' } },
  ],
  [
    'a choice in a table that there is not',
    majors,
    'Tên;Nhóm ngành;Chi phí khác\nMột;Nhóm;"Giấy | 300000 | Một lần\nMàu | 200000 | Hai lần"',
    { says: 'Chi phí khác: dòng 2 trong ô: Trả phải là một trong: Mỗi năm, Một lần' },
  ],
  [
    'a fault in a later line of a table',
    majors,
    'Tên;Điểm trúng tuyển\nMột;"2025 | Thi |  | 30\n2026 | Thi |  | xx"',
    { says: /^Điểm trúng tuyển: dòng 2 trong ô: Thang điểm phải là số/ },
  ],
  [
    'a mark above its scale in a later line',
    majors,
    'Tên;Nhóm ngành;Điểm trúng tuyển\nMột;Nhóm;"2025 | Thi |  | 30 | 24\n2026 | Thi |  | 10 | 8125"',
    { says: /^Dòng 2 trong ô: điểm chuẩn 8125/ },
  ],
  ['our thousands', careers, 'Tên;Thứ tự\nMột;1.000', { is: { order: '1000' } }],
  // How a file may be written.
  ['UTF-8 with its mark', careers, withMark('Tên;Thứ tự\r\nĐồ họa;3\r\n'), { is: { name: 'Đồ họa', order: '3' } }],
  ['UTF-8 without it', careers, 'Tên,Thứ tự\nĐồ họa,3', { is: { name: 'Đồ họa', order: '3' } }],
  ['tabs', careers, 'Tên\tThứ tự\nĐồ họa\t3\n', { is: { name: 'Đồ họa', order: '3' } }],
  ['tabs beside more commas', careers, 'Tên\tMô tả (ngắn, rõ, đủ)\nĐồ họa\tx, y, z\n', { is: { name: 'Đồ họa' } }],
  [
    'a title of more commas than columns',
    careers,
    'Nghề, 2026, khoa A;\nTên;Thứ tự\nĐồ họa;3\n',
    { is: { name: 'Đồ họa', order: '3' } },
  ],
  ['a tab in a heading between commas', careers, 'Tên\t,Thứ tự\nĐồ họa,3\n', { is: { name: 'Đồ họa', order: '3' } }],
  ['a line that names the separator', careers, 'sep=,\r\nTên,Thứ tự\r\nĐồ họa,3\r\n', { is: { name: 'Đồ họa', order: '3' } }],
  ["Excel's Unicode text", careers, utf16('Tên\tThứ tự\r\nĐồ họa\t3\r\n'), { is: { name: 'Đồ họa', order: '3' } }],
  ['UTF-16 the other way round', careers, utf16Big('Tên;Thứ tự\nĐồ họa;3'), { is: { name: 'Đồ họa', order: '3' } }],
  ['Windows-1258', careers, cp1258, { is: { name: 'Đồ họa' } }],
  ['letters whose accents follow them', careers, 'Tên;Thứ tự\nĐồ họa;3'.normalize('NFD'), { is: { name: 'Đồ họa', order: '3' } }],
  [
    'all cells in quotes, as LibreOffice may write them',
    careers,
    '"Tên","Thứ tự"\n"Đồ ""họa""","3"\n',
    { is: { name: 'Đồ "họa"', order: '3' } },
  ],
  ['a line end in a cell', careers, 'Tên;Mô tả\nMột;"hai\r\nba"\n', { is: { description: 'hai\nba' } }],
  ['lines of old Macs', careers, 'Tên;Thứ tự\rMột;3\r', { is: { name: 'Một', order: '3' } }],
  ['separators and quotes in cells', careers, 'Tên;Mô tả\n"a;b,c";"x ""y"""\n', { is: { name: 'a;b,c', description: 'x "y"' } }],
  [
    'headings of another case, without accents, with stars',
    careers,
    ' TEN * ;thu tu\nMột;4',
    { is: { name: 'Một', order: '4' } },
  ],
  ['headings by key', careers, 'name;order\nMột;4', { is: { name: 'Một', order: '4' } }],
  ['columns that nobody knows', careers, 'Tên;Ghi chú nội bộ\nMột;x', { is: { name: 'Một' } }],
  ['half a row', careers, 'Tên;Slug;Thứ tự\nMột', { is: { name: 'Một' } }],
  ['blank lines', careers, 'Tên\n\n\nMột\n', { is: { name: 'Một' } }],
  ['a formula that was taken the edge off', careers, "Tên;Mô tả\nMột;'=1+1\n", { is: { description: '=1+1' } }],
  ['an apostrophe that is none of ours', careers, "Tên\n'Tết\n", { is: { name: "'Tết" } }],
  // Values.
  [
    'a number with groups',
    positions,
    'Tên;Bộ phận;Thu nhập từ;Thu nhập đến;Thu nhập của người;Nguồn của mức thu nhập;Năm của mức thu nhập\nMột;Xưởng;12.000.000;15.000.000;Mới vào nghề;Báo;2026',
    { is: { luong_tu: '12000000' } },
  ],
  [
    'half of five cells that belong together',
    positions,
    'Tên;Bộ phận;Thu nhập từ\nMột;Xưởng;12.000.000',
    { says: /Thu nhập cần đủ năm ô/ },
  ],
  ['a number with a comma', majors, 'Tên;Nhóm ngành;Thời gian học\nMột;Nhóm;3,5', { is: { thoi_gian: '3,5' } }],
  [
    'a number that is a word',
    majors,
    'Tên;Nhóm ngành;Thời gian học\nMột;Nhóm;ba',
    { says: 'Thời gian học phải là số từ 0,5 đến 10, từng 0,5 một' },
  ],
  ['a choice by its label', majors, 'Tên;Nhóm ngành;Bậc đào tạo\nMột;Nhóm;đại học', { is: { bac: 'Đại học' } }],
  ['a choice by its value', majors, 'Tên;Nhóm ngành;Bậc đào tạo\nMột;Nhóm;dai-hoc', { is: { bac: 'Đại học' } }],
  [
    'a choice there is not',
    majors,
    'Tên;Nhóm ngành;Bậc đào tạo\nMột;Nhóm;Đại học lớn',
    { says: /^Bậc đào tạo phải là một trong: Chưa ghi, Trung cấp, .*Đại học/ },
  ],
  ['yes and no', majors, 'Tên;Nhóm ngành;Số liệu minh họa\nMột;Nhóm;có', { is: { minh_hoa: 'Có' } }],
  [
    'neither yes nor no',
    majors,
    'Tên;Nhóm ngành;Số liệu minh họa\nMột;Nhóm;có lẽ',
    { says: 'Số liệu minh họa phải là một trong: Có, Không' },
  ],
  [
    'spaces that are not broken, as pages and documents have them',
    majors,
    'Tên;Nhóm ngành;Trạng thái;Mô tả chi tiết\nMột;Nhóm;Hiển\u00A0thị;"##\u00A0Mục\n-\u00A0một\n\n##\u00A0Hai\n\\1.\u00A0đoạn"',
    { is: { status: 'Hiển thị', detailed_content: '## Mục\n- một\n\n## Hai\n\\1.\u00A0đoạn' } },
  ],
  ['hidden', careers, 'Tên;Trạng thái\nMột;ẨN', { is: { status: 'Ẩn' } }],
  ['a status there is not', careers, 'Tên;Trạng thái\nMột;tạm', { says: 'Trạng thái phải là một trong: Hiển thị, Ẩn' }],
  ['a day as people write it', majors, 'Tên;Nhóm ngành;Kiểm tra ngày\nMột;Nhóm;5/8/2026', { is: { kiem_tra: '05/08/2026' } }],
  ['a day as machines write it', majors, 'Tên;Nhóm ngành;Kiểm tra ngày\nMột;Nhóm;2026-08-05', { is: { kiem_tra: '05/08/2026' } }],
  [
    'a day that there is not',
    majors,
    'Tên;Nhóm ngành;Kiểm tra ngày\nMột;Nhóm;31/02/2026',
    { says: 'Kiểm tra ngày phải là ngày, ví dụ 21/08/2026' },
  ],
  [
    'a day of America',
    majors,
    'Tên;Nhóm ngành;Kiểm tra ngày\nMột;Nhóm;8/21/2026',
    { says: 'Kiểm tra ngày phải là ngày, ví dụ 21/08/2026' },
  ],
  ['a moment', articles, 'Tiêu đề;Ngày xuất bản\nMột;21/08/2026 7:30', { is: { published_at: '21/08/2026 07:30:00' } }],
  ['a list of tags', majors, 'Tên;Nhóm ngành;Tổ hợp xét tuyển\nMột;Nhóm;H00 | V01', { is: { to_hop: 'H00 | V01' } }],
  ['a tag with a bar', majors, 'Tên;Nhóm ngành;Cơ sở\nMột;Nhóm;a\\|b | c', { is: { co_so: 'a\\|b | c' } }],
  [
    'sections',
    majors,
    'Tên;Nhóm ngành;Mô tả chi tiết\nMột;Nhóm;"## A\nđoạn\n- một\n- hai\n\n## B"',
    { is: { detailed_content: '## A\nđoạn\n- một\n- hai\n\n## B' } },
  ],
  [
    'a section without a title',
    majors,
    'Tên;Nhóm ngành;Mô tả chi tiết\nMột;Nhóm;đoạn',
    { says: 'Mô tả chi tiết: mỗi mục phải bắt đầu bằng một dòng “## Tiêu đề”' },
  ],
  [
    'a paragraph behind bullets',
    majors,
    'Tên;Nhóm ngành;Mô tả chi tiết\nMột;Nhóm;"## A\n- một\nđoạn"',
    { says: /^Mô tả chi tiết: có đoạn văn đứng sau gạch đầu dòng/ },
  ],
  ['a table', majors, 'Tên;Nhóm ngành;Chỉ tiêu\nMột;Nhóm;"2025 | 50\n2026 | 60"', { is: { chi_tieu: '2025 | 50\n2026 | 60' } }],
  [
    'a table whose line is too long',
    majors,
    'Tên;Nhóm ngành;Chỉ tiêu\nMột;Nhóm;2025 | 50 | 7',
    { says: 'Chỉ tiêu: dòng 1 trong ô có nhiều ô hơn các cột Năm | Số chỉ tiêu' },
  ],
  [
    'a table with a word for a number',
    majors,
    'Tên;Nhóm ngành;Chỉ tiêu\nMột;Nhóm;2025 | nhiều',
    { says: /Số chỉ tiêu phải là số nguyên/ },
  ],
  ['a name that is too long', careers, `Tên\n${'a'.repeat(256)}`, { says: 'Tên không được vượt quá 255 ký tự' }],
  [
    'an address that is none',
    subjects,
    'Tên;Ngành học;Video YouTube\nMột;Ngành;youtube',
    { says: /^Video YouTube phải là địa chỉ/ },
  ],
  ['a parent that nobody knows', subjects, 'Tên;Ngành học\nMột;Khác', { says: 'Ngành học: không có ngành học nào tên “Khác”' }],
  [
    'a parent by a slug that nobody has',
    subjects,
    'Tên;Ngành học (slug)\nMột;khac',
    { says: 'Ngành học: không có ngành học nào có slug “khac”' },
  ],
  ['a number of nobody', careers, 'Mã số;Tên\n99999;Một', { says: /^Không có nghề nghiệp nào mang mã số 99999/ }],
  [
    'a number that is none',
    careers,
    'Mã số;Tên\nx1;Một',
    { says: 'Mã số phải là số của một bản ghi, hoặc để trống khi thêm mới' },
  ],
  [
    'a subject that nobody has',
    subjects,
    'Tên;Ngành học;Nên học trước\nMột;Ngành;khong-co',
    { says: 'Nên học trước: không có môn học nào có slug “khong-co”' },
  ],
  [
    'a subject that needs itself',
    subjects,
    'Tên;Slug;Ngành học;Nên học trước\nMột;mot-minh;Ngành;mot-minh',
    { says: /thành vòng|chính môn học này/ },
  ],
  [
    'a picture that is not beside it',
    careers,
    'Tên;Hình ảnh\nMột;anh.png',
    { says: 'Hình ảnh: Không có tệp “anh.png” trong tệp zip gửi kèm' },
  ],
  [
    'a picture within the network of the server',
    careers,
    'Tên;Hình ảnh\nMột;http://127.0.0.1/a.png',
    { says: /địa chỉ này không phải là địa chỉ công khai/ },
  ],
  [
    'a picture at an address that hides IPv4',
    careers,
    'Tên;Hình ảnh\nMột;http://[::ffff:169.254.169.254]/',
    { says: /địa chỉ này không phải là địa chỉ công khai/ },
  ],
  [
    'a picture that the site does not have',
    careers,
    'Tên;Hình ảnh\nMột;/uploads/khong-co-1.webp',
    { says: 'Hình ảnh: Trên trang này không có ảnh ở địa chỉ đó' },
  ],
  // Workbooks.
  [
    'texts that cells share, with formats within',
    careers,
    bookOf({
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>',
      texts:
        '<si><t>Tên</t></si><si><r><t>Đồ </t></r><r><rPr><b/></rPr><t xml:space="preserve">họa &amp; in</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
    }),
    { is: { name: 'Đồ họa & in' } },
  ],
  [
    'elements with a prefix',
    careers,
    bookOf({
      prefix: 'x:',
      rows: '<x:row><x:c t="str"><x:v>Tên</x:v></x:c></x:row><x:row><x:c t="str"><x:v>Một</x:v></x:c></x:row>',
    }),
    { is: { name: 'Một' } },
  ],
  [
    'real numbers',
    careers,
    bookOf({ rows: rowOf('Tên', 'Thứ tự') + '<row><c t="inlineStr"><is><t>Một</t></is></c><c><v>7</v></c></row>' }),
    { is: { order: '7' } },
  ],
  [
    'a name that is a number',
    careers,
    bookOf({ rows: rowOf('Tên') + '<row><c><v>2026</v></c></row>' }),
    { is: { name: '2026' } },
  ],
  [
    'a real date',
    majors,
    bookOf({
      styles: dates,
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Kiểm tra ngày') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nhóm</v></c><c s="1"><v>46255</v></c></row>',
    }),
    { is: { kiem_tra: '21/08/2026' } },
  ],
  [
    'a date counted from 1904',
    majors,
    bookOf({
      book: '<workbookPr date1904="1"/>',
      styles: dates,
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Kiểm tra ngày') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nhóm</v></c><c s="1"><v>44793</v></c></row>',
    }),
    { is: { kiem_tra: '21/08/2026' } },
  ],
  [
    'a date counted from 1904 that is shown as a number, beside numbers that are none',
    majors,
    bookOf({
      book: '<workbookPr date1904="1"/>',
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Kiểm tra ngày', 'Thứ tự') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nhóm</v></c><c><v>44793</v></c><c><v>44793</v></c></row>',
    }),
    { is: { kiem_tra: '21/08/2026', order: '44793' } },
  ],
  [
    'a date that is shown as a number',
    majors,
    bookOf({
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Kiểm tra ngày') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nhóm</v></c><c><v>46255</v></c></row>',
    }),
    { is: { kiem_tra: '21/08/2026' } },
  ],
  [
    'a moment of a format of its own',
    articles,
    bookOf({
      styles: ownDate + dates,
      rows: rowOf('Tiêu đề', 'Ngày xuất bản') + '<row><c t="str"><v>Một</v></c><c s="2"><v>46255.3125</v></c></row>',
    }),
    { is: { published_at: '21/08/2026 07:30:00' } },
  ],
  [
    'a share as a spreadsheet shows it',
    'hoc-bong',
    bookOf({
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs>',
      rows:
        rowOf('Tên', 'Giá trị', 'Mức', 'Đơn vị') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nửa</v></c><c s="1"><v>0.57</v></c><c t="str"><v>% học phí năm nhất</v></c></row>',
    }),
    { is: { muc: '57' } },
  ],
  ['a row that adds up the others', careers, 'Tên;Thứ tự\nTỔNG CỘNG: 12 nghề;12', { says: /^Đây có vẻ là dòng cộng của bảng/ }],
  ['a name that begins as such a row does', careers, 'Tên;Thứ tự\nTổng đạo diễn;1', { is: { name: 'Tổng đạo diễn' } }],
  [
    'a number that Excel took for a date',
    majors,
    bookOf({
      styles: dates,
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Thời gian học') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nhóm</v></c><c s="1"><v>46145</v></c></row>',
    }),
    { says: 'Thời gian học đang là ngày 03/05/2026 vì bảng tính đã tự đổi số thành ngày: hãy định dạng ô là Số rồi gõ lại' },
  ],
  [
    'a formula with what it came to',
    careers,
    bookOf({ rows: rowOf('Tên', 'Thứ tự') + '<row><c t="str"><f>A1</f><v>Một</v></c><c><f>1+2</f><v>3</v></c></row>' }),
    { is: { name: 'Một', order: '3' } },
  ],
  [
    'what a sum is off by in its sixteenth digit, which no spreadsheet shows',
    milestones,
    bookOf({
      rows:
        rowOf('Tên', 'Kết thúc', 'Năm tuyển sinh', 'Lệ phí') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>01/09/2026</v></c><c><v>2026</v></c><c><f>12000000*1.1</f><v>13200000.000000002</v></c></row>',
    }),
    { is: { le_phi: '13200000' } },
  ],
  [
    'zeros that a format puts before a number',
    majors,
    bookOf({
      styles:
        '<numFmts><numFmt numFmtId="170" formatCode="0000000"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>',
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Mã ngành') +
        '<row><c t="str"><v>Một</v></c><c t="str"><v>Nhóm</v></c><c s="1"><v>210403</v></c></row>',
    }),
    { is: { ma_nganh: '0210403' } },
  ],
  [
    'yes and no by their words, and texts that are marked as such',
    majors,
    bookOf({
      rows:
        rowOf('Tên', 'Nhóm ngành', 'Số liệu minh họa') +
        '<row><c t="inlineStr"><is><t><![CDATA[In & vẽ]]></t></is></c><c t="str"><v>Nhóm</v></c><c t="b"><v>true</v></c></row>',
    }),
    { is: { name: 'In & vẽ', minh_hoa: 'Có' } },
  ],
  [
    'texts that Excel took for dates',
    majors,
    bookOf({
      styles: dates,
      rows:
        rowOf('Nhóm ngành', 'Tên', 'Cơ sở') +
        '<row><c t="str"><v>Nhóm</v></c><c s="1"><v>46145</v></c><c t="str"><v>a</v></c></row>',
    }),
    { says: 'Tên đang là ngày 03/05/2026 vì bảng tính đã tự đổi chữ thành ngày: hãy định dạng ô là Văn bản rồi gõ lại' },
  ],
  [
    'a label that Excel took for a date',
    majors,
    bookOf({
      styles: dates,
      rows:
        rowOf('Nhóm ngành', 'Tên', 'Cơ sở') +
        '<row><c t="str"><v>Nhóm</v></c><c t="str"><v>Một</v></c><c s="1"><v>46145</v></c></row>',
    }),
    { says: /^Cơ sở đang là ngày 03\/05\/2026 vì bảng tính đã tự đổi chữ thành ngày/ },
  ],
  [
    'a label that is a number',
    majors,
    bookOf({
      rows:
        rowOf('Nhóm ngành', 'Tên', 'Cơ sở') + '<row><c t="str"><v>Nhóm</v></c><c t="str"><v>Một</v></c><c><v>3.5</v></c></row>',
    }),
    { is: { co_so: '3\\,5' } },
  ],
  [
    'a formula that came to nothing',
    careers,
    bookOf({ rows: rowOf('Tên', 'Thứ tự') + '<row><c t="str"><v>Một</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>' }),
    { says: 'Thứ tự: ô này chứa công thức bị lỗi hoặc chưa tính (#DIV/0!)' },
  ],
  [
    'a formula that nobody has calculated',
    careers,
    bookOf({ rows: rowOf('Tên', 'Mô tả') + '<row><c t="str"><v>Một</v></c><c><f>A1</f></c></row>' }),
    { says: /ô này chứa công thức bị lỗi hoặc chưa tính/ },
  ],
  [
    'cells that are merged',
    careers,
    bookOf({
      rows: `${rowOf('Tên', 'Mô tả', 'Thứ tự')}<row><c r="A2" t="str"><v>Một</v></c><c r="B2" s="0"/><c r="C2"><v>5</v></c></row>`,
    }),
    { is: { name: 'Một', order: '5' } },
  ],
  [
    'cells far to the right',
    careers,
    bookOf({ rows: `${rowOf('Tên')}<row><c r="A2" t="str"><v>Một</v></c><c r="XFD2" t="str"><v>x</v></c></row>` }),
    { file: 'Tệp này có quá nhiều cột (tối đa 200).' },
  ],
  // Files that are not read.
  ['nothing', careers, '', { file: 'Hãy chọn tệp xlsx hoặc csv.' }],
  ['headings alone', careers, 'Tên;Thứ tự\n', { file: 'Tệp này không có dòng nào dưới dòng tiêu đề.' }],
  ['unknown headings alone', careers, 'một;hai\n', { file: 'Tệp này không có dòng nào dưới dòng tiêu đề.' }],
  ['a column twice', careers, 'Tên;Tên\na;b', { file: 'Có hai cột “Tên”: hãy bỏ bớt một cột' }],
  ['a quote that stays open', careers, 'Tên\n"Một', { file: /có dấu ngoặc kép mở ra mà không đóng lại/ }],
  [
    'a cell that was too narrow for what it shows',
    careers,
    'Tên;Mô tả\nMột;#######',
    { says: /^Mô tả: cột quá hẹp nên ô này chỉ còn dấu # \(#######\)/ },
  ],
  [
    'UTF-8 that was cut in the middle of a letter',
    careers,
    Uint8Array.from(Buffer.from('name;slug\nĐồ họa;do-hoa\nThiết kế').subarray(0, -1)),
    { file: 'Không đọc được tệp này: tệp bị hỏng hoặc chưa tải lên hết.' },
  ],
  ['an old workbook', careers, bytes(`d0cf11e0a1b11ae1${'00'.repeat(100)}`), { file: /^Tệp này không phải xlsx hay csv/ }],
  [
    'a locked workbook',
    careers,
    Uint8Array.from(Buffer.concat([bytes('d0cf11e0a1b11ae1'), Buffer.from('EncryptedPackage', 'utf16le')])),
    { file: 'Tệp này có mật khẩu: hãy bỏ mật khẩu rồi gửi lại.' },
  ],
  [
    'a page that is called a workbook',
    careers,
    '<html><table><tr><td>Tên</td></tr></table></html>',
    { file: /^Tệp này không phải xlsx hay csv/ },
  ],
  ['a picture', careers, bytes('89504e470d0a1a0a0000000d49484452'), { file: /^Tệp này không phải xlsx hay csv/ }],
  [
    'half a workbook',
    careers,
    bookOf({ rows: rowOf('Tên') }).then((whole) => whole.slice(0, 300)),
    { file: 'Không đọc được tệp này: tệp bị hỏng hoặc chưa tải lên hết.' },
  ],
  ['an archive of something else', careers, zipOf({ 'a.txt': 'x' }), { file: /^Tệp này không phải xlsx hay csv/ }],
  ['a bomb', careers, bomb(), { file: 'Tệp này nở ra quá lớn khi mở, nên không được đọc.' }],
  ['a directory that lies', careers, lyingBook(), { file: 'Tệp này nở ra quá lớn khi mở, nên không được đọc.' }],
  [
    'entities of its own',
    careers,
    bookOf({ rows: '', others: { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>' } }),
    { file: /tệp bị hỏng/ },
  ],
  [
    'one sheet named 1,000 times',
    careers,
    bookOf({ rows: rowOf('Tên'), others: manySheets(1_000) }),
    { file: 'Tệp này có quá nhiều trang tính (tối đa 50).' },
  ],
  [
    'a cell without an end',
    careers,
    bookOf({ rows: `${rowOf('Tên')}<row>${'<c t="str"><v>Một</v>'.repeat(1_000)}</row>` }),
    { file: /tệp bị hỏng/ },
  ],
  [
    'elements within each other without end',
    careers,
    bookOf({ rows: `${rowOf('Tên')}${'<a>'.repeat(200_000)}` }),
    { file: /tệp bị hỏng/ },
  ],
  [
    'a tag without an end',
    careers,
    bookOf({ rows: `${rowOf('Tên')}<row a="${'x'.repeat(8_000_000)}"/>` }),
    { file: 'Tệp này có quá nhiều chữ để đọc một lần: hãy chia nhỏ.' },
  ],
  [
    'a cell of many long runs',
    careers,
    bookOf({ rows: `${rowOf('Tên')}<row><c t="inlineStr"><is>${`<t>${'a'.repeat(3_000_000)}</t>`.repeat(8)}</is></c></row>` }),
    { file: 'Tệp này có quá nhiều chữ để đọc một lần: hãy chia nhỏ.' },
  ],
  [
    'entities of its own in the cells',
    careers,
    bookOf({
      rows: '',
      others: {
        'xl/worksheets/sheet1.xml': `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(1_000)}">]><worksheet><sheetData>${rowOf('Tên')}${rowOf('&b;')}</sheetData></worksheet>`,
      },
    }),
    { file: /tệp bị hỏng/ },
  ],
  [
    'an entity that nothing says the meaning of, and a mark without one',
    careers,
    bookOf({ rows: rowOf('Tên') + rowOf('A &b; C &amp; D') }),
    { is: { name: 'A &b; C & D' } },
  ],
  [
    'formulas that come to an empty text, and cells that say nothing',
    careers,
    bookOf({
      rows: `${rowOf('Tên', 'Mô tả', 'Thứ tự')}<row><c t="str"><v>Một</v></c><c t="str"><f>""</f><v></v></c><c><v/></c></row>`,
    }),
    { is: { name: 'Một' } },
  ],
  ['100,000 rows', careers, many(100_000), { file: 'Tệp này có quá nhiều dòng (tối đa 20.000): hãy chia nhỏ.' }],
  ['a cell of millions of letters', careers, `Tên\n${'a'.repeat(9_000_000)}`, { says: /^Tên: dài hơn một ô chứa được/ }],
];

describe('files that people send', () => {
  let test: TestApp;
  let editor: Editor;
  beforeAll(async () => {
    test = await createTestApp('sqlite');
    editor = await createEditor(test);
    const home = await build(test, majorGroup, { name: 'Nhóm', slug: 'nhom' });
    const study = await build(test, major, { name: 'Ngành', slug: 'nganh', group_id: home.id });
    await build(test, subject, { name: 'Môn', slug: 'mon', nganh_hoc_id: study.id });
    const work = await build(test, career, { name: 'Nghề', slug: 'nghe' });
    await build(test, department, { name: 'Xưởng', nghe_nghiep_id: work.id });
  });
  afterAll(() => test.close());

  const send = async (path: string, content: Content, others: Record<string, File | string> = {}) => {
    const form = new FormData();
    form.set('file', new File([content], 'a.csv'));
    for (const [name, value] of Object.entries(others)) form.set(name, value);
    return editor.post<SheetPlan>(`${path}/import-plans`, form);
  };

  it.each(cases)('%s', async (_what, path, file, expected) => {
    const { status, body } = await send(path, await file);
    if ('file' in expected) {
      expect([status, body.errors?.['file']]).toEqual([
        422,
        [typeof expected.file === 'string' ? expected.file : expect.stringMatching(expected.file)],
      ]);
      return;
    }
    expect([status, body.message]).toEqual([200, expect.any(String)]);
    const [row] = body.data.rows;
    if ('says' in expected) {
      const said = Object.values(row?.errors ?? {}).flat();
      expect([row?.kind, said]).toEqual([
        'refused',
        expect.arrayContaining([typeof expected.says === 'string' ? expected.says : expect.stringMatching(expected.says)]),
      ]);
    } else {
      expect(row?.errors).toEqual({});
      expect(Object.fromEntries(row?.changes.map(({ field, after }) => [field, after]) ?? [])).toMatchObject(expected.is);
    }
  });

  it('reads each part of a workbook once, and each stretch of its cells once', async () => {
    const rows = rowOf('Tên', 'Thứ tự') + rowOf('Một');
    const again = await openSheet(Buffer.from(await bookOf({ rows, others: manySheets(50) })));
    expect(again).toHaveLength(1);
    const within = `<row>${'<c t="str"><v>Một</v>'.repeat(100)}</c></row>`;
    const [sheet] = await openSheet(Buffer.from(await bookOf({ rows: within })));
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([['Một']]);
    // Rows that end in the middle of what is inflated at once, and rows far longer than that.
    const texts = [3, 200_000, 1, 16_000, 40_000, 90_001].map((length, at) => String(at).repeat(length));
    const [long] = await openSheet(Buffer.from(await bookOf({ rows: texts.map((text) => rowOf(text, 'x')).join('') })));
    expect(long?.rows.map(({ cells }) => cells)).toEqual(texts.map((text) => [text, 'x']));
  });

  it('reads the first sheet that is shown and has rows, and says what it leaves or takes unseen', async () => {
    const file = await sheetsOf([
      { name: 'Cũ', state: 'hidden', rows: rowOf('Tên') + rowOf('Đã ẩn') },
      { name: 'Bìa', rows: '' },
      { name: 'Mới', rows: rowOf('Tên') + rowOf('Đang dùng') + rowOf('Hàng ẩn').replace('<row', '<row hidden="1"') },
      { name: 'Thêm', rows: rowOf('Tên') + rowOf('Bị bỏ') },
      { name: 'Hướng dẫn', rows: rowOf('Cột') },
    ]);
    const { body } = await send(careers, file);
    expect(body.data.rows.map(({ title }) => title)).toEqual(['Đang dùng', 'Hàng ẩn']);
    expect(body.data.notices).toEqual([
      'Chỉ đọc trang tính “Mới”, không đọc: “Cũ” (đang ẩn), “Thêm”.',
      'Có 1 dòng đang ẩn trong tệp, cũng được nhập.',
    ]);
    const plain = await send(careers, 'Tên\nMột');
    expect(plain.body.data.notices).toEqual([]);
  });

  it('refuses a file whose letters a spreadsheet has lost in saving it', async () => {
    const { status, body } = await send(careers, 'Slug;Tên\nnghe;Ngh?\n');
    expect([status, body.errors]).toEqual([
      422,
      {
        file: [
          'Tệp này đã mất chữ tiếng Việt khi được lưu (“Nghề” thành “Ngh?”): hãy lưu lại thành Excel (.xlsx) hoặc CSV UTF-8 từ bản chưa mất chữ rồi gửi lại.',
        ],
      },
    ]);
  });

  it('says which cells are merged, since the others of them say nothing', async () => {
    const rows = `${rowOf('Tên', 'Mô tả')}${rowOf('Một', 'Chung')}${rowOf('Hai')}${rowOf('Ba')}`;
    const bookWith = (...ranges: readonly string[]) => {
      const merged = `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
      return bookOf({
        rows: '',
        others: { 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>` },
      });
    };
    const { body } = await send(careers, await bookWith('B2:B4'));
    const told =
      'chỉ ô đầu có giá trị, các ô còn lại được đọc như ô để trống. Nếu chúng cũng có giá trị đó, hãy bỏ gộp ô và điền từng ô rồi gửi lại.';
    expect(body.data.notices).toEqual([`Ô gộp B2:B4: ${told}`]);
    expect(body.data.rows.map(({ changes }) => changes.some(({ field }) => field === 'description'))).toEqual([
      true,
      false,
      false,
    ]);
    const many = await send(careers, await bookWith('x"<', ...Array.from({ length: 1_000 }, (_, at) => `C${at + 2}:D${at + 2}`)));
    expect(many.body.data.notices).toEqual([`Ô gộp C2:D2, C3:D3, C4:D4, C5:D5, C6:D6…: ${told}`]);
  });

  it('refuses a workbook of another content type, and says of rows that turn records into others', async () => {
    const groups = await Promise.all(['Một', 'Hai', 'Ba'].map((name) => build(test, majorGroup, { name })));
    const rows = groups.map(({ id }, at) => [String(id), `Chuyện ${at}`, `chuyen-${at}`]);
    // As macOS writes letters, too.
    for (const name of ['Danh mục', 'Danh mục'.normalize('NFD'), 'danh muc']) {
      const book = await sheetsOf([{ name, rows: rowOf('Mã số', 'Tên', 'Slug') + rows.map((row) => rowOf(...row)).join('') }]);
      const { status, body } = await send('nhom-nganh', book);
      expect([status, body.errors]).toEqual([422, { file: ['Tệp này là của danh mục, không phải nhóm ngành.'] }]);
    }
    const text = ['Mã số;Tên;Slug', ...rows.map((row) => row.join(';'))].join('\n');
    const plain = await send('nhom-nganh', text);
    expect(plain.body.data.notices).toEqual([expect.stringContaining('3 dòng đổi cả tên lẫn slug')]);
    const named = await send('nhom-nganh', ['Mã số;Tên', ...rows.map((row) => row.slice(0, 2).join(';'))].join('\n'));
    expect(named.body.data.notices).toEqual([]);
  });

  it('refuses a file whose headings or new rows have lost letters', async () => {
    for (const [path, text, said] of [
      [careers, 'Tên;Mô t?;Tr?ng thái\nMột;hai;?n', '“Mô tả” thành “Mô t?”'],
      ['danh-muc', 'Tên;Slug\nH?i ngh?;', '“H?i ngh?”'],
    ] as const)
      expect((await send(path, text)).body.errors?.['file']).toEqual([
        expect.stringContaining(`mất chữ tiếng Việt khi được lưu (${said})`),
      ]);
    for (const text of ['Học gì?Làm gì?', 'Học gì, ở đâu?', 'Xem https://a.vn/x?y=1', 'Có gì không?có ạ'])
      expect([text, (await send('hoi-dap', `Câu hỏi;Cách hỏi khác\n${text};`)).status]).toEqual([text, 200]);
  });

  it('leaves a field as it is under a text that Excel has cut, and refuses one in a new row', async () => {
    const text = `## A\n${'abcdefghi '.repeat(4_000)}`.slice(0, 32_766);
    const made = await build(test, subject, {
      name: 'Môn dài',
      slug: 'mon-dai',
      detailed_content: [{ title: 'A', content: 'Cũ', list: [] }],
    });
    const rowsOf = async (content: string) =>
      (await send('mon-hoc', await bookOf({ rows: rowOf('Mã số', 'Mô tả chi tiết') + rowOf(String(made.id), content) }))).body
        .data.rows;
    expect((await rowsOf(text)).map(({ kind }) => kind)).toEqual(['update']);
    expect(await rowsOf(`${text}x`)).toMatchObject([{ kind: 'same', changes: [], errors: {} }]);
    const fresh = await send(
      'mon-hoc',
      await bookOf({ rows: rowOf('Tên', 'Ngành học', 'Mô tả chi tiết') + rowOf('Môn cắt', 'Ngành', `${text}x`) }),
    );
    expect(fresh.body.data.rows[0]?.errors).toEqual({ detailed_content: [expect.stringContaining('dài hơn một ô chứa được')] });
  });

  it('warns of a name that another record has, once for a file whose names have come apart from the rest', async () => {
    const home = await build(test, department, {
      name: 'Xưởng hai',
      nghe_nghiep_id: (await build(test, career, { name: 'Hội hoạ' })).id,
    });
    const one = await build(test, position, { name: 'Họa sĩ minh họa', slug: 'hoa-si', bo_phan_id: home.id });
    const look = async (path: string, text: string) => (await send(path, text)).body.data;
    for (const name of ['Hoạ sĩ minh hoạ', 'hoa si  minh hoa', 'HỌA SĨ MINH HỌA']) {
      const { rows, warnings } = await look(positions, `Tên;Bộ phận\n${name};Xưởng`);
      expect([name, rows[0]?.kind, warnings]).toEqual([
        name,
        'create',
        [
          expect.stringMatching(
            new RegExp(`: Đã có vị trí tên “Họa sĩ minh họa” \\(mã số ${one.id}\\): dòng này tạo thêm một bản ghi nữa`),
          ),
        ],
      ]);
    }
    const two = await look('danh-muc', 'Tên;Thứ tự\nNghề hoà âm;1\nNghề hòa âm;9');
    expect(two.rows[1]?.errors).toEqual({ name: [expect.stringMatching(/^Trùng tên với dòng 2/)] });

    const names = ['Bài gốm', 'Bài lụa', 'Bài mực', 'Bài sơn'];
    const made = [];
    for (const name of names) made.push(await build(test, category, { name, slug: slugify(name) }));
    const renamed = await look('danh-muc', `Tên;Slug\nBài gốm;bai-lua\nBài in;bai-son`);
    expect([renamed.rows[0]?.warnings, renamed.rows[1]?.warnings]).toEqual([
      {
        name: [
          `Tên này là của danh mục mã số ${made[0]?.id}, còn dòng này nói về “Bài lụa”: hãy xem lại tên và slug có đi cùng nhau không`,
        ],
      },
      { name: [expect.stringMatching(/^Slug ở dòng này là của “Bài sơn”/)] },
    ]);
    const sorted = ['Mã số;Tên;Slug', ...made.map(({ id, slug }, at) => `${id};${names.toReversed()[at]};${slug}`)].join('\n');
    const apart = await look('danh-muc', sorted);
    expect(apart.warnings).toEqual([expect.stringMatching(/^4 dòng lấy tên của danh mục khác/)]);
    expect(apart.notices).toEqual(apart.warnings);
  });

  it('warns of a row that takes the slug of another record, once for a file whose slugs have come apart from the rest', async () => {
    const made: { id: number; name: string }[] = [];
    for (const name of ['Gốm', 'Lụa', 'Mộc', 'Nan']) made.push(await build(test, category, { name, slug: slugify(name) }));
    const look = async (slugs: readonly string[]) =>
      (
        await send(
          'danh-muc',
          ['Mã số;Tên;Slug', ...slugs.map((slug, at) => `${made[at]?.id};${made[at]?.name};${slug}`)].join('\n'),
        )
      ).body.data;
    const sorted = await look(['nan', 'moc', 'lua', 'gom']);
    expect(sorted.warnings).toEqual([
      expect.stringMatching(/^4 dòng lấy slug của danh mục khác .*cột slug đã được sắp xếp riêng/),
    ]);
    expect(sorted.notices).toEqual(sorted.warnings);
    const turned = await look(['lua', 'gom', 'moc', 'nan-moi']);
    expect(turned.rows.map(({ kind, warnings }) => [kind, warnings])).toEqual([
      ['update', { slug: [expect.stringMatching(`^Slug này đang là của danh mục “Lụa” \\(mã số ${made[1]?.id}\\)`)] }],
      ['update', { slug: [expect.stringMatching(`^Slug này đang là của danh mục “Gốm” \\(mã số ${made[0]?.id}\\)`)] }],
      ['same', {}],
      ['update', {}],
    ]);
  });

  it('asks of a column in which a date has its month first, since others may be read as another day', async () => {
    const look = async (...days: string[]) =>
      (await send(milestones, ['Tên;Năm tuyển sinh;Kết thúc', ...days.map((day, at) => `Mốc ${at};2026;${day}`)].join('\n'))).body
        .data;
    const turned = await look('08/05/2026', '08/21/2026');
    expect(turned.rows.map(({ kind }) => kind)).toEqual(['create', 'refused']);
    expect(turned.warnings).toEqual([
      expect.stringMatching(/^Kết thúc có ngày ghi tháng trước ngày sau \(08\/21\/2026 ở dòng 3\)/),
    ]);
    expect((await look('08/05/2026', '21/08/2026', '45/13/2026')).warnings).toEqual([]);
  });

  it('empties a choice by the label of its empty value', async () => {
    const study = await build(test, major, { name: 'Ngành bậc', slug: 'nganh-bac', group_id: 1, bac: 'dai-hoc' });
    const { body } = await send(majors, 'Slug;Bậc đào tạo\nnganh-bac;Chưa ghi');
    expect(body.data.rows[0]?.changes).toMatchObject([{ field: 'bac', before: 'Đại học', after: '' }]);
    expect(body.data.emptied).toEqual({ fields: 1, records: 1 });
    expect((await editor.post(`${majors}/imports`, { plan: body.data.plan })).status).toBe(200);
    expect((await editor.get<{ bac: string }>(`${majors}/${study.id}`)).body.data.bac).toBe('');
  });

  it('refuses what is nearly the mark that empties a cell, and leaves a record that says so as it is', async () => {
    const made = await build(test, career, { name: 'Nghề in', slug: 'nghe-in', description: 'Cũ', other_names: ['Xóa'] });
    const look = async (column: string, text: string) =>
      (await send(careers, `Mã số;${column}\n${made.id};${csvCell(text)}`)).body.data.rows[0];
    const near = [
      'xóa',
      'Xoá.',
      '(xóa',
      'xóa)',
      '"(xóa)"',
      '<xóa>',
      "'(xóa)",
      '(xóa trắng)',
      '(Xóa ô này)',
      '(để trống)',
      '[trống]',
    ];
    for (const text of near)
      for (const column of ['Mô tả', 'Tên chỉ để tìm', 'Thứ tự'])
        expect([text, column, Object.values((await look(column, text))?.errors ?? {})]).toEqual([
          text,
          column,
          [[expect.stringMatching(new RegExp(`^${column} ghi “.*”: muốn xóa trắng ô này, hãy ghi đúng \\(xóa\\)`))]],
        ]);
    expect((await look('Tên gọi khác', 'Xóa'))?.kind).toBe('same');
    for (const text of ['Xóa phông', 'Trống', '(trống đồng)', 'Xóa ảnh thừa'])
      expect([text, (await look('Mô tả', text))?.errors]).toEqual([text, {}]);
  });

  it('refuses words of the example row that were left in a row, and names them only', async () => {
    const made = await build(test, career, { name: 'Nghề mẫu', slug: 'nghe-mau' });
    const errors = async (path: string, text: string) => (await send(path, text)).body.data.rows.map((row) => row.errors);
    const left = (label: string) => [`${label}: đây là chữ ví dụ của mẫu, hãy thay bằng nội dung của bạn hoặc để trống ô này`];
    const line = 'Mục một | Mục hai;Một đoạn văn.;1';
    expect(
      await errors(careers, `Mã số;Tên;Tên gọi khác;Mô tả;Thứ tự\n;Nghề của tôi;${line}\n${made.id};Nghề mẫu;${line}`),
    ).toEqual([
      { other_names: left('Tên gọi khác'), description: left('Mô tả') },
      { other_names: left('Tên gọi khác'), description: left('Mô tả') },
    ]);
    const example = 'Ví dụ: hãy thay hoặc xóa dòng này';
    const sections = '"## Tiêu đề mục\nĐoạn văn.\n- Gạch đầu dòng\n- Gạch đầu dòng nữa"';
    expect(await errors('hoc-bong', `Tên;Giá trị;Nội dung\nHọc bổng;${example};${sections}\n${example};${example};`)).toEqual([
      { gia_tri: left('Giá trị'), noi_dung: left('Nội dung') },
      { row: [expect.stringContaining('Đây là dòng ví dụ của mẫu')] },
    ]);
  });

  it('says of a copied row that its slug makes it the record it was copied from', async () => {
    const made = await build(test, category, { name: 'Tin gốc', slug: 'tin-goc' });
    const rows = async (text: string) => (await send('danh-muc', text)).body.data.rows;
    const [, copy] = await rows(`Mã số;Tên;Slug\n${made.id};Tin gốc;tin-goc\n;Tin chép;tin-goc`);
    expect(copy?.errors).toEqual({
      slug: [
        'Trùng với dòng 2: slug này là của cùng một bản ghi. Nếu dòng này là bản ghi mới, hãy để trống ô Slug hoặc ghi slug khác',
      ],
    });
    const [alone] = await rows('Tên;Slug\nTin chép;tin-goc');
    expect([alone?.kind, alone?.warnings]).toEqual([
      'update',
      {
        name: [
          `Slug ở dòng này là của “Tin gốc” (mã số ${made.id}), nên bản ghi đó sẽ đổi tên. Nếu đây là bản ghi mới, hãy để trống ô Slug hoặc ghi slug khác`,
        ],
      },
    ]);
    expect((await rows('Tên;Slug\nTin Gốc;tin-goc'))[0]?.warnings).toEqual({});
    expect((await rows(`Mã số;Tên;Slug\n${made.id};Tin khác;tin-goc`))[0]?.warnings).toEqual({});
  });

  it('asks of rows that number themselves, and would so overwrite the records of these numbers', async () => {
    const made: { id: number; name: string; version: number }[] = [];
    for (const name of ['Kẻ chữ', 'Khắc gỗ', 'Vẽ lụa', 'In lưới'])
      made.push(await build(test, category, { name, slug: slugify(name) }));
    const look = async (names: readonly string[], others = ['', '', '', '']) =>
      (
        await send(
          'danh-muc',
          ['Mã số;Tên;Slug;Phiên bản', ...names.map((name, at) => `${made[at]?.id};${name};${others[at]}`)].join('\n'),
        )
      ).body.data;
    const names = ['Nặn tượng', 'Đan lát', 'Thổi thủy tinh', 'Làm giấy'];
    const own = (await look(names)).warnings;
    expect(own).toEqual([
      `4 dòng mang mã số của danh mục đang có nhưng ghi tên khác (mã số ${made[0]?.id} đang là “Kẻ chữ”, dòng 2 ghi “Nặn tượng”): các danh mục đang có sẽ bị ghi đè. Nếu đây là bản ghi mới, hãy xóa mã số ở các dòng đó.`,
    ]);
    const two = await look(names.slice(0, 2));
    expect(two.rows.map(({ kind, warnings }) => [kind, warnings])).toEqual(
      ['Kẻ chữ', 'Khắc gỗ'].map((name, at) => [
        'update',
        {
          name: [
            `Mã số ở dòng này là của “${name}” (mã số ${made[at]?.id}), nên bản ghi đó sẽ đổi tên. Nếu đây là bản ghi mới, hãy xóa mã số ở dòng này`,
          ],
        },
      ]),
    );
    // What was given out says its slug or its version, and a name that goes on is the same.
    for (const others of [made.map(({ version }) => `;${version}`), made.map(({ name }) => `${slugify(name)};`)])
      expect((await look(names, others)).warnings).toEqual([]);
    expect((await look(made.map(({ name }) => `${name} cơ bản`))).warnings).toEqual([]);
  });

  it('finds a record by the slug that another row of the file gives it, and tells records of one name by their slugs', async () => {
    const one = await build(test, subject, { name: 'Môn đổi', slug: 'mon-doi', nganh_hoc_id: 1 });
    const two = await build(test, subject, { name: 'Môn sau', slug: 'mon-sau', nganh_hoc_id: 1 });
    await build(test, subject, { name: 'Môn đổi', slug: 'mon-doi-2', nganh_hoc_id: 1 });
    const head = 'Mã số;Slug;Nên học trước';
    const { data } = (await send(subjects, `${head}\n${two.id};;mon-moi\n${one.id};mon-moi;`)).body;
    expect(data.rows.map(({ kind, errors }) => [kind, errors])).toEqual([
      ['update', {}],
      ['update', {}],
    ]);
    await editor.post(`${subjects}/imports`, { plan: data.plan });
    const { body } = await editor.get<{ tien_quyet_ids: number[] }>(`${subjects}/${two.id}`);
    expect(body.data.tien_quyet_ids).toEqual([one.id]);
    expect((await send(subjects, `${head}\n${two.id};;Môn đổi`)).body.data.rows[0]?.errors).toEqual({
      tien_quyet_ids: ['Nên học trước: Có nhiều môn học tên “Môn đổi”: hãy ghi slug để chỉ rõ (mon-moi, mon-doi-2)'],
    });
  });

  it('gives out with the result what is worth a look, at its column', async () => {
    const { body } = await send(careers, 'Tên;Slug;Mô tả\nNghe;nghe-khac;x');
    const answer = await test.request(`/api/admin/import-plans/${body.data.plan}/results`, { token: editor.token });
    const lines = (await answer.text()).split('\r\n').map((line) => line.split(';'));
    expect(lines.find((line) => line[4] === 'Tên')?.slice(5)).toEqual([
      '',
      'Nghe',
      expect.stringContaining('Đã có nghề nghiệp tên'),
    ]);
    expect(lines.find((line) => line[4] === 'Mô tả')?.slice(5)).toEqual(['', 'x', '']);
  });

  it('counts what is worth a look in all rows, and names that of 200', async () => {
    await build(test, category, { name: 'Gốm Bát Tràng', slug: 'gom-bat-trang' });
    const rows = Array.from({ length: 203 }, (_, at) => `Gom Bat Trang;gom-${at}`);
    const { counts, warned, warnings } = (await send('danh-muc', ['Tên;Slug', ...rows].join('\n'))).body.data;
    expect([counts.create, warned, warnings.length]).toEqual([203, 203, 200]);
  });

  it('makes records of next year beside last year’s of the same names, and says so once', async () => {
    const old = await build(test, admissionDate, { name: 'Nhận hồ sơ đợt một', ket_thuc: '2026-08-01', nam: 2026 });
    await build(test, admissionDate, { name: 'Công bố đợt một', ket_thuc: '2026-08-02', nam: 2026 });
    const head = 'Tên;Kết thúc;Năm tuyển sinh';
    const look = async (text: string, path = milestones) => (await send(path, text)).body.data;
    const file = `${head}\nNhận hồ sơ đợt một;01/08/2027;2027\nCông bố đợt một;02/08/2027;2027\nCông bố đợt một;02/08/2028;2028`;
    const next = await look(file);
    expect(next.rows.map(({ kind, warnings }) => [kind, warnings])).toEqual([
      [
        'create',
        {
          nam: [
            `“Nhận hồ sơ đợt một” (mã số ${old.id}) đang có là của năm 2026, dòng này là năm 2027 (2 dòng khác cũng vậy): được thêm thành bản ghi mới, bản ghi đang có giữ nguyên. Nếu muốn sửa bản ghi đang có, hãy ghi mã số của nó vào dòng`,
          ],
        },
      ],
      ['create', {}],
      ['create', {}],
    ]);
    // Others write meanwhile, which makes none of them a twin.
    await editor.put(`${milestones}/${old.id}`, { dia_diem: 'Cổng chính' });
    expect((await editor.post(`${milestones}/imports`, { plan: next.plan })).status).toBe(200);
    expect((await editor.get(`${milestones}/${old.id}`)).body.data).toMatchObject({ nam: 2026, ket_thuc: '2026-08-01' });
    const again = await look(file);
    expect(again.rows.map(({ kind, warnings }) => [kind, warnings])).toEqual(Array(3).fill(['same', {}]));
    const row = async (text: string) => (await look(text)).rows[0];
    expect(await row(`${head}\nNhận hồ sơ đợt một;01/09/2026;2026`)).toMatchObject({ kind: 'update', id: old.id, warnings: {} });
    expect((await row(`Mã số;Năm tuyển sinh\n${old.id};2028`))?.warnings).toEqual({
      nam: [
        `“Nhận hồ sơ đợt một” (mã số ${old.id}) đang có là của năm 2026, dòng này là năm 2028: bản ghi đang có bị ghi đè. Nếu muốn giữ nó và thêm bản ghi mới, hãy xóa mã số ở dòng`,
      ],
    });
    expect((await row('Tên;Lệ phí\nNhận hồ sơ đợt một;5'))?.errors['name']).toEqual([
      expect.stringMatching(/^Có nhiều mốc tuyển sinh tên .*: hãy ghi mã số hoặc năm tuyển sinh để chỉ rõ$/),
    ]);

    const alone = await build(test, admissionDate, { name: 'Ngày hội', ket_thuc: '2026-03-01', nam: 2026 });
    expect((await row('Tên;Kết thúc\nNgày hội;01/03/2027'))?.warnings).toEqual({
      ket_thuc: [
        `Kết thúc từ 01/03/2026 thành 01/03/2027: dòng này không có mã số nên được hiểu là “Ngày hội” (mã số ${alone.id}) đang có. Nếu đây là bản ghi mới, hãy ghi cả Năm tuyển sinh`,
      ],
    });
    await build(test, scholarship, { name: 'Vượt khó', gia_tri: 'Một nửa', han: '2026-09-01T17:00+07:00' });
    const grant = await look('Tên;Giá trị;Hạn đăng ký\nVượt khó;Một nửa;01/09/2027', 'hoc-bong');
    expect(grant.rows.map(({ kind, warnings }) => [kind, Object.keys(warnings)])).toEqual([['create', ['han']]]);
    expect((await look('Tên;Giá trị;Hạn đăng ký\nVượt khó;Tất cả;02/09/2026', 'hoc-bong')).rows[0]?.kind).toBe('update');
  });

  it('asks of rows that move a day into another year and keep the year they say', async () => {
    const days = { bat_dau: '2026-07-01', nam: 2026 };
    const made: { id: number; name: string }[] = [];
    for (const name of ['Đợt xuân', 'Đợt hạ'])
      made.push(await build(test, admissionDate, { name, ket_thuc: '2026-08-01', ...days }));
    const look = async (...cells: string[]) =>
      (
        await send(
          milestones,
          ['Mã số;Tên;Năm tuyển sinh;Bắt đầu;Kết thúc', ...made.map(({ id, name }) => `${id};${name};${cells.join(';')}`)].join(
            '\n',
          ),
        )
      ).body.data;
    const kept = await look('2026', '01/07/2027', '01/08/2027');
    expect(kept.rows.map(({ kind, warnings }) => [kind, warnings])).toEqual([
      [
        'update',
        {
          bat_dau: [
            'Bắt đầu từ 01/07/2026 thành 01/07/2027 mà Năm tuyển sinh vẫn là 2026 (1 dòng khác cũng vậy). Nếu dòng này là của năm khác, hãy ghi năm đó, và xóa mã số (nếu có) để giữ bản ghi đang có',
          ],
        },
      ],
      ['update', {}],
    ]);
    expect((await look('', '', '01/02/2027')).warnings).toEqual([
      expect.stringContaining('Kết thúc từ 01/08/2026 thành 01/02/2027 mà'),
    ]);
    expect((await look('2026', '02/07/2026', '02/08/2026')).warnings).toEqual([]);
    // A day that was of another year comes into its own.
    await editor.put(`${milestones}/${made[0]?.id}`, { bat_dau: '2025-07-01' });
    expect((await look('2026', '01/07/2026', '')).warnings).toEqual([]);
  });

  it('refuses a zip in which two files have one name', async () => {
    const twice = Buffer.from(await zipOf({ 'a.png': 'x', 'b.png': 'y' }));
    for (let at = twice.indexOf('b.png'); at !== -1; at = twice.indexOf('b.png')) twice.write('a.png', at);
    const pictures = new File([Uint8Array.from(twice)], 'anh.zip');
    expect((await send(careers, 'Tên;Hình ảnh\nHai;a.png', { pictures })).body.errors).toEqual({
      pictures: ['Không đọc được tệp zip ảnh.'],
    });
  });

  it('lets the columns be chosen where none is recognised', async () => {
    const file = 'Tênn nghề;một\nĐồ họa;2';
    const { status, body } = await send(careers, file);
    expect([status, body.message]).toEqual([200, 'Không nhận ra cột nào: hãy cho biết mỗi cột của tệp là gì.']);
    expect(body.data).toMatchObject({
      can_apply: false,
      counts: { create: 0, update: 0, same: 0, refused: 0 },
      columns: [
        { heading: 'Tênn nghề', at: 1, column: null },
        { heading: 'một', at: 2, column: null },
      ],
      rows: [],
    });
    expect((await editor.post(`${careers}/imports`, { plan: body.data.plan })).status).toBe(422);
    const chosen = await send(careers, file, { columns: JSON.stringify({ 1: 'name', 2: 'order' }) });
    expect(chosen.body.data.rows[0]).toMatchObject({ kind: 'create', title: 'Đồ họa' });
    const none = await send(careers, 'Tên\nĐồ họa', { columns: JSON.stringify({ 1: '' }) });
    expect([none.status, none.body.data.can_apply]).toEqual([200, false]);
  });

  it('finds the headings below a title, and says what it did not read', async () => {
    const title = 'DANH SÁCH NGHỀ NGHIỆP;;\n(cập nhật 10/2026)\n\n';
    const { data } = (await send(careers, `${title}STT;Tên nghề;Tên;Slug\n1;x;Nghề dưới tựa;duoi-tua\n2;y;Nghề;nghe`)).body;
    expect([data.rows.map(({ row, kind, title: name }) => [row, kind, name]), data.notices]).toEqual([
      [
        [5, 'create', 'Nghề dưới tựa'],
        [6, 'same', 'Nghề'],
      ],
      ['Tên các cột được đọc ở dòng 4, các dòng phía trên bị bỏ qua.'],
    ]);
    const below = await send(careers, 'DANH SÁCH\nTên nghề;Mô tả\nMột;hai');
    expect(below.body.data.columns.map(({ column }) => column)).toEqual([null, 'description']);
    // One word may be by chance, and what is below the first rows is no heading.
    for (const text of ['a;b\nTên;c\nd;e', `a;b\n${'c;d\n'.repeat(10)}Tên;Slug\ne;f`])
      expect((await send(careers, text)).body.message).toBe('Không nhận ra cột nào: hãy cho biết mỗi cột của tệp là gì.');
  });

  it('says only what is wrong with a number or a slug that names no record', async () => {
    const errors = async (text: string) => (await send('mon-hoc', text)).body.data.rows[0]?.errors;
    expect(await errors('Mã số;Tên\nA1;Môn')).toEqual({ id: [expect.stringMatching(/^Mã số phải là/)] });
    expect(await errors('Slug;Tên\nCó dấu;Môn')).toEqual({ slug: [expect.stringMatching(/^Slug chỉ gồm/)] });
  });

  it('takes headings that a print repeats for no row, and the moment that is shown for the one that is stored', async () => {
    const { body } = await send(careers, 'Tên;Mô tả\nNghề một;x\nTên;Mô tả\nNghề hai;y');
    expect(body.data.rows.map(({ title }) => title)).toEqual(['Nghề một', 'Nghề hai']);
    const story = await build(test, article, { published_at: '2026-08-05T01:30:15.123Z' });
    for (const text of ['2026-08-05 08:30:15', '05/08/2026 08:30'])
      expect([text, (await send(articles, `Mã số;Ngày xuất bản\n${story.id};${text}`)).body.data.rows[0]?.kind]).toEqual([
        text,
        'same',
      ]);
  });

  it('keeps the time of a moment of which a spreadsheet has saved the day alone', async () => {
    const story = await build(test, article, { published_at: '2026-08-05T01:30:15.000Z' });
    const kind = async (day: string) => (await send(articles, `Mã số;Ngày xuất bản\n${story.id};${day}`)).body.data.rows[0]?.kind;
    expect([await kind('05/08/2026'), await kind('06/08/2026'), await kind('05/08/2026 00:00')]).toEqual([
      'same',
      'update',
      'update',
    ]);
    const day = await build(test, admissionDate, { name: 'Hạn chót', ket_thuc: '2026-08-05T17:00+07:00', nam: 2026 });
    const rowOfDay = async (text: string) => (await send(milestones, `Mã số;Kết thúc\n${day.id};${text}`)).body.data.rows[0];
    for (const same of ['05/08/2026', '5/8/2026', '2026-08-05', '05/08/2026 17:00'])
      expect([same, (await rowOfDay(same))?.kind]).toEqual([same, 'same']);
    for (const other of ['06/08/2026', '05/08/2026 00:00'])
      expect([other, (await rowOfDay(other))?.kind]).toEqual([other, 'update']);
    expect((await rowOfDay('08/05/2026'))?.warnings['ket_thuc']).toEqual([expect.stringContaining('đã đổi chỗ ngày và tháng')]);
  });

  it('takes spaces that do not break for others in what a record says already', async () => {
    const made = await build(test, career, { name: 'Nghề cách', slug: 'nghe-cach', description: 'Một\u00A0hai ba\u202Fbốn' });
    const kind = async (text: string) => (await send(careers, `Mã số;Mô tả\n${made.id};${text}`)).body.data.rows[0]?.kind;
    expect([await kind('Một hai\u00A0ba bốn'), await kind('Một hai ba  bốn')]).toEqual(['same', 'update']);
  });

  it('tells rows of one file apart, and those that are the same', async () => {
    const { body } = await send(careers, 'Tên;Slug\nNghề;\nNghề;nghe\nMới;moi\nKhác;moi\nHai lần;\nhai  lần;');
    expect(body.data.rows.map(({ kind, errors }) => [kind, Object.values(errors).flat().join()])).toEqual([
      ['same', ''],
      ['refused', 'Trùng với dòng 2: hai dòng cùng nói về một bản ghi'],
      ['create', ''],
      ['refused', 'Slug này trùng với dòng 4'],
      ['create', ''],
      ['refused', 'Trùng tên với dòng 6: nếu đúng là hai bản ghi khác nhau, hãy ghi slug riêng cho từng dòng'],
    ]);
  });

  it('refuses a new row of the name of one before it, unless both say their slugs', async () => {
    const kinds = async (...slugs: string[]) =>
      (await send('danh-muc', ['Tên;Slug', ...slugs.map((slug) => `Tin hai lần;${slug}`)].join('\n'))).body.data.rows.map(
        ({ kind, errors }) => [kind, errors['name']?.map((text) => text.split(':')[0])],
      );
    expect(await kinds('tin-a', 'tin-b')).toEqual(Array(2).fill(['create', undefined]));
    for (const slugs of [
      ['tin-a', ''],
      ['', 'tin-b'],
      ['tin-a', 'tin-b', ''],
    ])
      expect((await kinds(...slugs)).at(-1)).toEqual(['refused', ['Trùng tên với dòng 2']]);
  });

  it('asks what an unknown heading was meant for, and takes the answer', async () => {
    const mapped = await send(careers, 'Tên nghề;Thứ tựu;Gì đó\nMột;4;x', { columns: '{"1":"name"}' });
    expect(mapped.body.data.columns).toEqual([
      { heading: 'Tên nghề', at: 1, column: 'name', label: 'Tên', suggestions: [] },
      { heading: 'Thứ tựu', at: 2, column: null, label: null, suggestions: [{ column: 'order', label: 'Thứ tự' }] },
      { heading: 'Gì đó', at: 3, column: null, label: null, suggestions: [] },
    ]);
    expect((await send(careers, 'a\nb', { columns: '{"1":"khong_co"}' })).body.errors).toEqual({
      columns: ['Không có cột “khong_co”'],
    });
    expect((await send(careers, 'a\nb', { columns: '[1]' })).status).toBe(422);
  });

  const zip = async (files: Record<string, Uint8Array>) => {
    const parts: Buffer[] = [];
    for await (const part of writeZip(Object.entries(files).map(([name, content]) => ({ name, parts: [content] }))))
      parts.push(part);
    return new File(
      parts.map((part) => Uint8Array.from(part)),
      'anh.zip',
    );
  };

  it('takes pictures from a zip beside the sheet, once, and takes those away that no record came to show', async () => {
    const picture = await pictureFile({ width: 300, height: 200 });
    const bytesOf = new Uint8Array(await picture.arrayBuffer());
    const pictures = await zip({
      'Thư mục/Ảnh Một.PNG': bytesOf,
      'hong.png': Buffer.from('x'),
      '__MACOSX/._a': Buffer.from('x'),
    });
    const text = 'Tên;Hình ảnh\nCó ảnh;ảnh một.png\nCùng ảnh;Ảnh Một.PNG';
    const before = test.files.names();
    const { body } = await send(careers, text, { pictures });
    expect(body.data.counts).toEqual({ create: 2, update: 0, same: 0, refused: 0 });
    expect(test.files.names().length).toBeGreaterThan(before.length);
    await editor.remove(`import-plans/${body.data.plan}`);
    expect(test.files.names()).toEqual(before);

    const again = await send(careers, text, { pictures });
    expect((await editor.post(`${careers}/imports`, { plan: again.body.data.plan })).status).toBe(200);
    const rows = await test.db.selectFrom('nghe_nghiep').select(['image']).where('name', 'in', ['Có ảnh', 'Cùng ảnh']).execute();
    expect(rows.map(({ image }) => image)).toEqual([expect.stringMatching(/^\/uploads\//), rows[0]?.image]);
    expect((await send(careers, text, { pictures })).body.data.counts.same).toBe(2);
    const byAddress = await send(careers, `Tên;Hình ảnh\nChép ảnh;${rows[0]?.image}`);
    expect(byAddress.body.data.counts.create).toBe(1);
    const broken = await send(careers, 'Tên;Hình ảnh\nHỏng;hong.png', { pictures });
    expect(broken.body.data.rows[0]?.errors['image']?.[0]).toMatch(/^Hình ảnh: /);
    expect((await send(careers, text, { pictures: new File(['x'], 'a.zip') })).body.errors).toEqual({
      pictures: ['Không đọc được tệp zip ảnh.'],
    });
  });

  it('takes the picture of the folder that a cell names, and asks for it where several are called the same', async () => {
    const coloured = async (red: number) =>
      new Uint8Array(await (await pictureFile({ width: 300 + red, height: 200 })).arrayBuffer());
    const pictures = await zip({
      'bo/do/anh.png': await coloured(1),
      'bo/xanh/anh.png': await coloured(2),
      'bo/la.png': await coloured(3),
      'HOA.png': await coloured(4),
      'hoa.png': await coloured(5),
    });
    const { body } = await send(
      careers,
      'Tên;Hình ảnh\nĐỏ;do/anh.png\nXanh;bo\\xanh\\Anh.png\nLá;C:\\Ảnh\\la.png\nKhông rõ;anh.png\nSai;vang/anh.png\nQuên;khac/la.png\nHoa lớn;HOA.png\nHoa nhỏ;hoa.png\nHoa nào;Hoa.png',
      { pictures },
    );
    const several = { image: [expect.stringMatching(/^Hình ảnh: .*nhiều tệp tên/)] };
    const none = { image: [expect.stringMatching(/^Hình ảnh: Không có tệp/)] };
    expect(body.data.rows.map(({ errors }) => errors)).toEqual([{}, {}, {}, several, none, none, {}, {}, several]);
    await editor.post(`${careers}/imports`, { plan: body.data.plan, skip_refused: true });
    const rows = await test.db
      .selectFrom('nghe_nghiep')
      .select(['image_meta'])
      .where('name', 'in', ['Đỏ', 'Xanh', 'Lá', 'Hoa lớn', 'Hoa nhỏ'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ image_meta: meta }) => (JSON.parse(String(meta)) as { width: number }).width)).toEqual([
      301, 302, 303, 304, 305,
    ]);
  });

  it('refuses a cell that is longer than a spreadsheet holds, and a list of thousands, without looking names up', async () => {
    const long = await send('mon-hoc', `Tên;Nên học trước\n${'é '.repeat(20_000)};a`);
    expect(long.body.data.rows[0]?.errors['name']).toEqual([expect.stringContaining('dài hơn một ô chứa được')]);
    const list = await send('mon-hoc', `Tên;Nên học trước\nMôn;${'x|'.repeat(5_000)}`);
    expect(list.body.data.rows[0]?.errors['tien_quyet_ids']).toEqual(['Nên học trước chỉ được có tối đa 50 mục']);
  });

  it('refuses a file of more than ten megabytes, and far more than that unread', async () => {
    expect((await send(careers, 'a'.repeat(11 * 1024 ** 2))).body.message).toBe('Tệp quá lớn (tối đa 10MB).');
    const huge = await send(careers, new Uint8Array(100 * 1024 ** 2));
    expect([huge.status, huge.body.message]).toEqual([413, 'Tệp quá lớn (tối đa 30MB).']);
  });
});
