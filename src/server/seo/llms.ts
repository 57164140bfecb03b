import { calendarPath, feedPath, sitemapPath } from '#shared/paths.ts';
import { beginningOf } from '#shared/text/beginning.ts';
import type { Site } from '#shared/answers/site.ts';

type Line = { name: string; path: string; about: string };

/** About as long as a line may be and still say one thing. */
const lineLength = 200;

const data: readonly Line[] = [
  { name: 'Sơ đồ trang', path: sitemapPath, about: 'Mọi địa chỉ công khai, kèm lần sửa cuối.' },
  { name: 'RSS', path: feedPath, about: 'Bài viết mới.' },
  { name: 'Lịch tuyển sinh', path: calendarPath, about: 'Mốc tuyển sinh, dạng iCalendar.' },
  { name: 'API', path: '/api/docs', about: 'Cùng nội dung, dạng JSON.' },
];

/** What the site is and where its parts are, in the form of llmstxt.org. */
export function llms(
  origin: string,
  parts: readonly { title: string; lines: readonly Line[] }[],
  site: Pick<Site, 'name' | 'description'>,
): string {
  const line = ({ name, path, about }: Line) => {
    const said = oneLine(about);
    return `- [${oneLine(name).replace(/[[\]\\]/g, '\\$&')}](${origin}${path})${said === '' ? '' : `: ${said}`}`;
  };
  return [
    `# ${oneLine(site.name)}`,
    '',
    `> ${oneLine(site.description)}`,
    '',
    'Trang hướng nghiệp và học thiết kế bằng tiếng Việt. Mỗi nghề gồm các bộ phận, mỗi bộ phận gồm các vị trí; mỗi nhóm ngành gồm các ngành học, mỗi ngành học gồm các môn học.',
    '',
    ...[...parts, { title: 'Dữ liệu', lines: data }].flatMap(({ title, lines }) =>
      lines.length === 0 ? [] : [`## ${title}`, '', ...lines.map(line), ''],
    ),
  ].join('\n');
}

const oneLine = (text: string): string => beginningOf(text.replace(/\p{Cc}+/gu, ' '), lineLength);
