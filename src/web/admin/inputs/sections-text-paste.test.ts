import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { withoutMarks } from '#shared/text/marked-text.ts';
import { blocksOfHtml } from './sections-text-html.ts';
import { blocksOfText } from './sections-text-plain.ts';
import { pastedBullets, pastedOf, toldOf } from './sections-text-paste.ts';
import { ofFiles, pictureAmong, withoutPictures } from './sections-text-read.ts';
import { clipOf } from './sections-text-tree.ts';

const wordBullet = (text: string, sign = '·', font = 'Symbol') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0in;} @list l0 {mso-list-id:1;} --></style></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const online = (text: string, more = '') =>
  `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1" ${more}><span data-contrast="auto" class="TextRun SCXW1"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div>`;
const docs = (body: string) => `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">${body}</b>`;
const docsText = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt"><span style="font-size:11pt;${style};white-space:pre-wrap;">${text}</span></p>`;
const long = 'Thiết kế đồ họa là nghề dùng hình ảnh, chữ và màu sắc để nói một điều cho người xem hiểu.';

/** What programs put into the clipboard, and what a person would make of it: '# Tiêu đề', paragraphs, '- dòng'. */
type Clipboard = string | { html?: string; text?: string; files?: File[]; title?: string };
const clipboards: [program: string, clipboard: Clipboard, made: string[]][] = [
  [
    'Word: titles and paragraphs',
    word(
      '<h1>Giới thiệu<o:p></o:p></h1><p class=MsoNormal>Đoạn\n một.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h1>Cơ hội</h1><p class=MsoNormal>Đoạn hai.</p>',
    ),
    ['# Giới thiệu', 'Đoạn một.', '# Cơ hội', 'Đoạn hai.'],
  ],
  ['Word: bullets of Symbol', word(`<h2>Việc</h2>${wordBullet('Vẽ')}${wordBullet('Dựng')}`), ['# Việc', '- Vẽ', '- Dựng']],
  ['Word: bullets of Courier', word(`<h2>Việc</h2>${wordBullet('Vẽ', 'o', '"Courier New"')}`), ['# Việc', '- Vẽ']],
  ['Word: bullets of Wingdings', word(`<h2>Việc</h2>${wordBullet('Vẽ', '§', 'Wingdings')}`), ['# Việc', '- Vẽ']],
  [
    'Word: a numbered list',
    word(`<h2>Bước</h2>${wordBullet('Chọn', '1.')}${wordBullet('Nộp', '2.')}`),
    ['# Bước', '1. Chọn', '2. Nộp'],
  ],
  [
    'Word: a list of letters',
    word(`<h2>Bước</h2>${wordBullet('Chọn', 'a)')}${wordBullet('Nộp', 'b)')}`),
    ['# Bước', '1. Chọn', '2. Nộp'],
  ],
  [
    'Word: bold, italic and a link',
    word(
      '<h2>A</h2><p class=MsoNormal>Học <b>kỹ<span style="x"> </span></b>và <i style=\'mso-bidi-font-style:normal\'>vui</i>, xem <a href="https://a.vn/b"><span class=MsoHyperlink>trang này</span></a>.</p>',
    ),
    ['# A', 'Học **kỹ** và *vui*, xem [trang này](https://a.vn/b).'],
  ],
  [
    'Word: the title of the document',
    word(
      '<p class=MsoTitle>Nghề thiết kế<o:p></o:p></p><h2>Một</h2><p class=MsoNormal>A.</p><h2>Hai</h2><p class=MsoNormal>B.</p>',
    ),
    ['! Nghề thiết kế', '# Một', 'A.', '# Hai', 'B.'],
  ],
  [
    'Word: titles that are only bold',
    word(
      '<p class=MsoNormal><b>Giới thiệu<o:p></o:p></b></p><p class=MsoNormal>Đoạn.</p><p class=MsoNormal><b>Cơ hội:</b></p><p class=MsoNormal>Đoạn nữa.</p>',
    ),
    ['# Giới thiệu', 'Đoạn.', '# Cơ hội', 'Đoạn nữa.'],
  ],
  [
    'Word: bullets typed by hand',
    word(
      '<h2>A</h2><p class=MsoNormal>- Một</p><p class=MsoNormal>– Hai</p><p class=MsoNormal>•<span style="mso-tab-count:1"> </span>Ba</p>',
    ),
    ['# A', '- Một', '- Hai', '- Ba'],
  ],
  [
    'Word: a paragraph behind bullets',
    word(`<h2>A</h2>${wordBullet('Một')}${wordBullet('Hai')}<p class=MsoNormal>Sau.</p>`),
    ['# A', '– Một\n– Hai', 'Sau.'],
  ],
  [
    'Word: numbers before titles',
    word(
      '<h1>1. Mở</h1><p class=MsoNormal>A.</p><h2>1.1 Thân</h2><p class=MsoNormal>B.</p><h1>II. Kết</h1><p class=MsoNormal>C.</p>',
    ),
    ['# Mở', 'A.', '# Thân', 'B.', '# Kết', 'C.'],
  ],
  [
    'Word: a table',
    word(
      '<h2>A</h2><table class=MsoTableGrid><tr><td><p class=MsoNormal>Năm<o:p></o:p></p></td><td><p class=MsoNormal>Điểm</p></td></tr><tr><td><p class=MsoNormal>2025</p></td><td><p class=MsoNormal>24</p></td></tr></table>',
    ),
    ['# A', '| Năm | Điểm', '| 2025 | 24'],
  ],
  ['Word: a line break within a paragraph', word('<h2>A</h2><p class=MsoNormal>Một<br>\nhai</p>'), ['# A', 'Một\nhai']],
  [
    'Word online: titles and text',
    online('Giới thiệu', 'role="heading" aria-level="1"') +
      online('Đoạn một.') +
      online('&nbsp;') +
      online('Cơ hội', 'role="heading" aria-level="2"') +
      online('Đoạn hai.'),
    ['# Giới thiệu', 'Đoạn một.', '# Cơ hội', 'Đoạn hai.'],
  ],
  [
    'Word online: a list',
    `${online('Việc', 'role="heading" aria-level="2"')}<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-leveltext="" class="OutlineElement">${online('Vẽ')}</li></ul></div><div class="ListContainerWrapper"><ul role="list"><li>${online('Dựng')}</li></ul></div>`,
    ['# Việc', '- Vẽ', '- Dựng'],
  ],
  [
    'Word online: bold by weight',
    online('A', 'role="heading" aria-level="2"') + online('Rất <span style="font-weight: bold">quan trọng</span> đó.'),
    ['# A', 'Rất **quan trọng** đó.'],
  ],
  [
    'Google Docs: titles and text',
    docs(
      `<h2 dir="ltr"><span style="font-weight:400">Giới thiệu</span></h2>${docsText('Đoạn một.')}<br>${docsText('Đoạn hai.')}`,
    ),
    ['# Giới thiệu', 'Đoạn một.', 'Đoạn hai.'],
  ],
  [
    'Google Docs: a list',
    docs(
      '<h2 dir="ltr"><span>Việc</span></h2><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Vẽ</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:700">Dựng</span></p></li></ul>',
    ),
    ['# Việc', '- Vẽ', '- **Dựng**'],
  ],
  [
    'Google Docs: marks by style',
    docs(
      `${docsText('Mở đầu bình thường.')}<p dir="ltr"><span style="font-weight:400">Rất </span><span style="font-weight:700">đậm</span><span style="font-weight:400"> và </span><span style="font-weight:400;font-style:italic">nghiêng</span><span>.</span></p>`,
    ),
    ['Mở đầu bình thường.', 'Rất **đậm** và *nghiêng*.'],
  ],
  [
    'Google Docs: a link',
    docs(
      '<p dir="ltr"><span>Xem </span><a href="https://www.google.com/url?q=https://a.vn/b&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline">đây</span></a></p>',
    ),
    ['Xem [đây](https://a.vn/b)'],
  ],
  [
    'Pages: paragraphs with classes',
    '<html><head><meta name="Generator" content="Cocoa HTML Writer"><style>p.p1 {font: 12px Helvetica}</style></head><body><p class="p1"><b>Giới thiệu</b></p><p class="p2"><br></p><p class="p1">Đoạn một.</p></body></html>',
    ['# Giới thiệu', 'Đoạn một.'],
  ],
  [
    'Pages: a list',
    '<body><p class="p1"><b>Việc</b></p><ul class="ul1"><li class="li1"><span class="s1"></span>Vẽ</li><li class="li1">Dựng</li></ul></body>',
    ['# Việc', '- Vẽ', '- Dựng'],
  ],
  [
    'LibreOffice: titles and a list',
    '<html><head><meta name="generator" content="LibreOffice 7.6"/></head><body lang="vi-VN"><h1 class="western">Giới thiệu</h1>\n<p style="margin-bottom: 0.28cm">Đoạn\nmột.</p>\n<ul>\n\t<li><p style="line-height: 100%">Vẽ</p></li>\n\t<li><p>Dựng</p></li>\n</ul></body></html>',
    ['# Giới thiệu', 'Đoạn một.', '- Vẽ', '- Dựng'],
  ],
  [
    'LibreOffice: fonts and bold',
    '<body><p><font face="Arial"><font size="3"><b>Đậm</b></font></font> rồi thường.</p><p>Nữa.</p></body>',
    ['**Đậm** rồi thường.', 'Nữa.'],
  ],
  [
    'Outlook: a table of layout',
    '<table><tbody><tr><td><h2>Chào em</h2><p>Một.</p></td><td><p>Hai.</p><p>Ba.</p></td></tr></tbody></table>',
    ['# Chào em', 'Một.', 'Hai.', 'Ba.'],
  ],
  [
    'Outlook: a safe link',
    '<div class="elementToProof">Xem <a href="https://apc01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.vn%2Fb&amp;data=05">đây</a></div><div class="elementToProof"><br></div><div>Cảm ơn.</div>',
    ['Xem [đây](https://a.vn/b)', 'Cảm ơn.'],
  ],
  [
    'a web page: nested lists and pictures',
    '<div><h2><a id="x"></a>Việc</h2><p>Mở.<img src="x.png" alt="ảnh"></p><ol><li>Một<ul><li>Con</li></ul></li><li>Hai</li></ol></div>',
    ['# Việc', 'Mở.', '- Một', '- Con', '- Hai'],
  ],
  ['a web page: lines with breaks', '<div>Một câu.<br><br>Hai câu.<br>Ba câu.</div>', ['Một câu.', 'Hai câu.\nBa câu.']],
  [
    'a web page: anchors and scripts',
    '<h2>A</h2><p><a href="#muc">Chữ</a> <a href="javascript:alert(1)">x</a><script>alert(1)</script><style>p{}</style></p>',
    ['# A', 'Chữ x'],
  ],
  ['a web page: bullets by breaks', '<p>Gồm:<br>- Một<br>- Hai</p>', ['Gồm:', '- Một', '- Hai']],
  [
    'a reader of PDF: broken lines',
    {
      text: 'Thiết kế đồ họa là nghề dùng hình ảnh, chữ và màu sắc để nói một điều\ncho người xem hiểu. Người làm nghề cần quan sát, cần kiên nhẫn và cần\nbiết lắng nghe người đặt hàng trước khi bắt tay vào vẽ.\nĐoạn thứ hai bắt đầu ở dòng mới, cũng dài hơn một dòng nên lại bị ngắt\ngiữa chừng như trên.',
    },
    [
      'Thiết kế đồ họa là nghề dùng hình ảnh, chữ và màu sắc để nói một điều cho người xem hiểu. Người làm nghề cần quan sát, cần kiên nhẫn và cần biết lắng nghe người đặt hàng trước khi bắt tay vào vẽ.',
      'Đoạn thứ hai bắt đầu ở dòng mới, cũng dài hơn một dòng nên lại bị ngắt giữa chừng như trên.',
    ],
  ],
  [
    'a reader of PDF: bullets over lines',
    {
      text: 'CÔNG VIỆC\n• Gặp người đặt hàng để hiểu họ cần gì, viết lại thành một bản yêu cầu\nngắn gọn\n• Vẽ phác nhiều hướng khác nhau rồi chọn lấy hai hoặc ba hướng tốt nhất\nđể bàn\n• Hoàn thiện',
    },
    [
      '# CÔNG VIỆC',
      '- Gặp người đặt hàng để hiểu họ cần gì, viết lại thành một bản yêu cầu ngắn gọn',
      '- Vẽ phác nhiều hướng khác nhau rồi chọn lấy hai hoặc ba hướng tốt nhất để bàn',
      '- Hoàn thiện',
    ],
  ],
  [
    'a plain editor: titles on lines of their own',
    { text: `Giới thiệu\n\n${long}\n\nCông việc\n\n- Vẽ\n- Dựng` },
    ['# Giới thiệu', long, '# Công việc', '- Vẽ', '- Dựng'],
  ],
  [
    'a plain editor: Markdown',
    { text: `## Giới thiệu\n${long}\n\n## Việc\n* Vẽ\n* Dựng` },
    ['# Giới thiệu', long, '# Việc', '- Vẽ', '- Dựng'],
  ],
  [
    'a plain editor: capitals',
    { text: `GIỚI THIỆU\n\n${long}\n\nCƠ HỘI\n\nNhiều.` },
    ['# GIỚI THIỆU', long, '# CƠ HỘI', 'Nhiều.'],
  ],
  [
    'a plain editor: numbered titles',
    { text: `1. Giới thiệu\n\n${long}\n\n2. Cơ hội\n\n${long}` },
    ['# Giới thiệu', long, '# Cơ hội', long],
  ],
  [
    'a plain editor: Roman numbers',
    { text: `I. Giới thiệu\n\n${long}\n\nII. Cơ hội\n\n${long}` },
    ['# Giới thiệu', long, '# Cơ hội', long],
  ],
  [
    'a plain editor: numbered lines',
    { text: 'Các bước\n\n1. Chọn ngành\n2. Nộp hồ sơ\n3. Chờ' },
    ['# Các bước', '1. Chọn ngành', '2. Nộp hồ sơ', '3. Chờ'],
  ],
  ['a plain editor: letters and dots', { text: 'Các bước\n\na) Chọn\nb) Nộp' }, ['# Các bước', '1. Chọn', '2. Nộp']],
  ['a plain editor: o and middle dots', { text: 'Việc\n\n· Vẽ\no Dựng\n· Xem' }, ['# Việc', '- Vẽ', '- Dựng', '- Xem']],
  [
    'a plain editor: a poem',
    { text: 'Trăm năm trong cõi người ta\nChữ tài chữ mệnh khéo là ghét nhau' },
    ['Trăm năm trong cõi người ta\nChữ tài chữ mệnh khéo là ghét nhau'],
  ],
  ['a plain editor: letters that look like marks', { text: '2 * 3 = 6 và ten_tep [x](y)' }, ['2 * 3 = 6 và ten_tep [x](y)']],
];

const png = 'data:image/png;base64,iVBORw0KGgo=';
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const msoTable = (rows: string[][]) =>
  `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>${rows
    .map(
      (row, at) =>
        `<tr style='mso-yfti-irow:${at}'>${row.map((cell) => `<td width=200 valign=top style='padding:0in 5.4pt'><p class=MsoNormal style='margin-bottom:0in'><span lang=VI>${cell}<o:p></o:p></span></p></td>`).join('')}</tr>`,
    )
    .join('')}</table>`;
const docsTable = (rows: string[][]) =>
  `<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"/><col width="301"/></colgroup><tbody>${rows
    .map(
      (row) =>
        `<tr style="height:0pt">${row.map((cell) => `<td style="vertical-align:top;padding:5pt">${docsText(cell)}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;

/** The same with pictures, tables and numbers. */
clipboards.push(
  [
    'Word: pictures on the disk of whoever copied',
    word(
      `<h2>A</h2><p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="x" style='width:10pt'><v:imagedata src="file:///C:/Users/a/image001.png"/></v:shape><![endif]--><![if !vml]><img width=600 height=400 src="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="x"><![endif]></span><o:p></o:p></p><p class=MsoNormal>Đoạn.</p>`,
    ),
    ['# A', 'Đoạn.'],
  ],
  [
    'Word: two tables in one section',
    word(
      `<h2>A</h2>${msoTable([
        ['Năm', 'Điểm'],
        ['2025', '24'],
      ])}<p class=MsoNormal>Giữa.</p>${msoTable([
        ['Khối', 'Môn'],
        ['H00', 'Vẽ'],
      ])}`,
    ),
    ['# A', 'Giữa.', 'Khối | Môn\nH00 | Vẽ', '| Năm | Điểm', '| 2025 | 24'],
  ],
  [
    'Word: numbers within bullets',
    word(`<h2>A</h2>${wordBullet('Một', '1.')}<p class=MsoNormal>Giữa.</p>${wordBullet('Hai', '1)')}${wordBullet('Ba', '2)')}`),
    ['# A', '1. Một', 'Giữa.', '1. Hai', '2. Ba'],
  ],
  [
    'Word: the title of the record before all',
    {
      html: word('<h1>Nghề Thiết kế<o:p></o:p></h1><p class=MsoNormal>Mở.</p><h1>Một</h1><p class=MsoNormal>A.</p>'),
      title: 'nghề thiết kế',
    },
    ['! Nghề Thiết kế', 'Mở.', '# Một', 'A.'],
  ],
  [
    'Google Docs: a table',
    docs(
      `<h2 dir="ltr"><span>Học phí</span></h2>${docsTable([
        ['Năm', 'Tiền'],
        ['2026', '12 triệu'],
        ['2027', ''],
      ])}<br>`,
    ),
    ['# Học phí', '| Năm | Tiền', '| 2026 | 12 triệu', '| 2027 | '],
  ],
  [
    'Google Docs: a numbered list and a picture on its server',
    docs(
      `<h2 dir="ltr"><span>Bước</span></h2><ol style="margin-top:0"><li dir="ltr" style="list-style-type:decimal" aria-level="1"><p dir="ltr" role="presentation"><span>Chọn</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>Nộp</span></p></li></ol><p dir="ltr"><span><img src="https://lh7-us.googleusercontent.com/docsz/AD_4n" width="624" height="415"/></span></p>`,
    ),
    ['# Bước', '1. Chọn', '2. Nộp'],
  ],
  [
    'Excel: cells, and a picture of how they look',
    {
      html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td {white-space:nowrap;}</style></head><body><!--StartFragment--><table border=0 cellpadding=0 width=128><col width=64 span=2><tr height=20><td height=20 class=xl65>Khối</td><td class=xl65>Điểm</td></tr><tr height=20><td height=20>H00</td><td align=right x:num>24,5</td></tr></table><!--EndFragment--></body></html>`,
      files: [file('image.png')],
    },
    ['| Khối | Điểm', '| H00 | 24,5'],
  ],
  [
    'Excel: cells as text alone',
    { text: 'Khối\tĐiểm\r\nH00\t24,5\r\nV00\t"hai\ndòng"\r\n' },
    ['| Khối | Điểm', '| H00 | 24,5', '| V00 | hai dòng'],
  ],
  [
    'LibreOffice: a picture within the HTML',
    `<body><h1 class="western">A</h1><p><img src="${png}" width="64"/> Một câu.</p></body>`,
    ['# A', 'Một câu.', '& anh-1 image/png'],
  ],
  ['a picture alone', { text: '', files: [file('chup.png')] }, ['& chup.png image/png']],
  [
    'a web page: the picture as a file beside its address',
    { html: '<img src="https://a.vn/x.png" alt="x">', files: [file('image.png')] },
    ['& image.png image/png'],
  ],
  [
    'a table that is too wide',
    `<h2>A</h2>${msoTable([Array.from({ length: 9 }, (_, at) => String(at)), Array.from({ length: 9 }, () => 'x')])}`,
    ['# A', '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8', 'x | x | x | x | x | x | x | x | x'],
  ],
);

type Parsed = { nodeName: string; value?: string; attrs?: { name: string; value: string }[]; childNodes?: Parsed[] };
type NodeLike = Parameters<typeof clipOf>[0];

/** A node as browsers give it. */
const nodeOf = ({ nodeName, value, attrs, childNodes = [] }: Parsed): NodeLike => {
  const children = childNodes.map(nodeOf);
  return {
    nodeType: nodeName === '#text' ? 3 : nodeName.startsWith('#') ? 8 : 1,
    nodeName,
    textContent: nodeName === '#text' ? (value ?? '') : children.map(({ textContent }) => textContent ?? '').join(''),
    childNodes: children,
    getAttribute: (name) => attrs?.find((one) => one.name === name)?.value ?? null,
  };
};

const blocks = (given: string) => {
  const { html, pictures } = withoutPictures(given);
  const whole = parse(html) as unknown as Parsed;
  const root = whole.childNodes?.find(({ nodeName }) => nodeName === 'html');
  const body = root?.childNodes?.find(({ nodeName }) => nodeName === 'body');
  return blocksOfHtml(clipOf(nodeOf(body!)) ?? '', (source) => pictureAmong(pictures, source));
};

const read = (clipboard: Clipboard) => {
  const { html, text, files = [], title } = typeof clipboard === 'string' ? { html: clipboard } : clipboard;
  return pastedOf(ofFiles(html === undefined ? blocksOfText(text ?? '') : blocks(html), files), title);
};

/** '# Tiêu đề', paragraphs, '- dòng', '1. dòng', '| ô | ô', '& ảnh'. */
const shown = (clipboard: Clipboard) => {
  const { sections, heading } = read(clipboard);
  return [
    ...(heading === null ? [] : [`! ${heading}`]),
    ...sections.flatMap(({ title, content, list, numbered, table, pictures }) => [
      ...(title === null ? [] : [`# ${title}`]),
      ...(content === '' ? [] : content.split('\n\n')),
      ...list.map((line, index) => `${numbered ? `${index + 1}.` : '-'} ${line}`),
      ...(table ?? []).map((row) => `| ${row.join(' | ')}`),
      ...pictures.map(({ name, type }) => `& ${name} ${type}`),
    ]),
  ];
};

describe('what is pasted', () => {
  it('is tried with fifty clipboards and more', () => expect(clipboards.length).toBeGreaterThanOrEqual(53));

  it.each(clipboards)('from %s is what a person would make of it', (_, clipboard, made) => {
    expect(shown(clipboard)).toEqual(made);
  });

  it('stands below the title of a section without a text, unless it begins with one of its own', () => {
    const into = (title: string, given: string, read = blocksOfText) =>
      pastedOf(read(given), '', title).sections.map((section) => [section.title, section.content]);
    const lead = `Họa sĩ minh họa\n\n${long}`;
    expect(into('', lead)).toEqual([['Họa sĩ minh họa', long]]);
    expect(into('Công việc', lead)).toEqual([[null, `Họa sĩ minh họa\n\n${long}`]]);
    expect(into('Công việc', `<p><b>Họa sĩ:</b></p><p>${long}</p>`, blocks)).toEqual([[null, `**Họa sĩ:**\n\n${long}`]]);
    expect(into('Công việc', `<h2>Họa sĩ</h2><p>${long}</p>`, blocks)).toEqual([['Họa sĩ', long]]);
    expect(into('Công việc', `MỘT\n\n${long}\n\nHAI\n\n${long}`).map(([title]) => title)).toEqual(['MỘT', 'HAI']);
    expect(into('Công việc', `<h2>công việc</h2><p>${long}</p><h2>Hai</h2><p>x</p>`, blocks)).toEqual([
      [null, long],
      ['Hai', 'x'],
    ]);
  });

  it('is told in numbers', () => {
    const pasted = pastedOf(blocks('<h1>Bài</h1><h2>A</h2><p>x</p><p>y</p><h2>B</h2><ul><li>z</li></ul>'));
    expect(toldOf(pasted)).toBe('Đã nhận: 2 mục, 2 đoạn, 1 gạch đầu dòng. Dòng “Bài” là tiêu đề của cả bài nên không thành mục.');
  });

  it('is told with what could not be kept', () => {
    const lost = '<h2>A</h2><p>x<img src="file:///a.png"></p>';
    expect(toldOf(read(lost))).toBe('Đã nhận: 1 mục, 1 đoạn. 1 ảnh không có trong bộ nhớ tạm: dán riêng.');
    const tables = `<h2>A</h2>${msoTable([
      ['a', 'b'],
      ['1', '2'],
    ])}${msoTable([
      ['c', 'd'],
      ['3', '4'],
    ])}<ol><li>m</li></ol><p><img src="${png}"></p>`;
    expect(toldOf(read(tables))).toBe(
      'Đã nhận: 1 mục, 1 dòng đánh số, 1 bảng, 1 ảnh. Mỗi mục có một bảng: 1 bảng nữa thành các dòng chữ.',
    );
  });

  it('gives bullets without their signs where a list is pasted into', () => {
    expect(pastedBullets(blocksOfText('• Một\n- Hai\n1. Ba\n2. Bốn')).list).toEqual(['Một', 'Hai', 'Ba', 'Bốn']);
    expect(pastedBullets(blocks('<ul><li><b>Một</b> hai</li></ul>'))).toEqual({ list: ['**Một** hai'], marked: true });
  });

  it('keeps every letter, whatever stands beside the marks', () => {
    const texts = ['Ấn tượng:', 'a*b', '(x)', '[y]', ' z ', '_', 'ten_tep', '\\', '“trích”', '!', 'đ'];
    for (const first of texts)
      for (const second of texts)
        for (const [open, close] of [
          ['<b>', '</b>'],
          ['<i>', '</i>'],
          ['<b><i>', '</i></b>'],
          ['<a href="/x">', '</a>'],
        ]) {
          const html = `<p>đầu${open}${first}${close}${second}<b>cuối</b></p>`;
          const [section] = pastedOf(blocks(html)).sections;
          expect([html, withoutMarks(section?.content ?? '')]).toEqual([html, `đầu${first}${second}cuối`.replaceAll('  ', ' ')]);
        }
  });

  it.each([
    '<img src=x onerror=alert(1)>a',
    '<svg onload=alert(1)><script>alert(1)</script></svg>a',
    '<a href="javascript:alert(1)" onclick=x>a</a>',
    '<iframe srcdoc="<script>x</script>"></iframe>a',
    '<math><mtext><table><mglyph><style><img src=x></style></table></mtext></math>a',
    '<form action=//x><input value=y><button>b</button>a</form>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>',
    '<template><script>x</script></template>a',
    '<div style="display:none">ẩn</div>a',
    '<base href="//x"><a href="data:text/html,x">a</a>',
    `${'<b>'.repeat(5_000)}a`,
  ])('leaves nothing of %.60j but text', (html) => {
    const written = JSON.stringify(pastedOf(blocks(html)));
    expect(written).not.toMatch(/<|javascript:|onerror|data:text|srcdoc|ẩn/);
  });
});
