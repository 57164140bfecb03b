import type { CareerItem, CategoryItem, MajorGroupItem } from '#shared/pages.ts';
import { articleListPath, articlesPath, careerPath, feedPath, majorGroupPath, sitemapPath, subjectsPath } from '#shared/paths.ts';
import { site } from '#site-config';

type Parts = { careers: readonly CareerItem[]; groups: readonly MajorGroupItem[]; categories: readonly CategoryItem[] };

/** About as long as a line may be and still say one thing. */
const lineLength = 200;

/** What the site is and where its parts are, in the form of llmstxt.org. */
export function llms(origin: string, { careers, groups, categories }: Parts): string {
  const line = (name: string, path: string, about: string) => {
    const said = oneLine(about);
    return `- [${oneLine(name).replace(/[[\]\\]/g, '\\$&')}](${origin}${path})${said === '' ? '' : `: ${said}`}`;
  };
  const part = (title: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']);
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    'Trang hướng nghiệp và học thiết kế bằng tiếng Việt. Mỗi nghề gồm các bộ phận, mỗi bộ phận gồm các vị trí; mỗi nhóm ngành gồm các ngành học, mỗi ngành học gồm các môn học.',
    '',
    ...part(
      'Nghề nghiệp',
      careers.map(({ name, slug, description }) => line(name, careerPath(slug), description)),
    ),
    ...part(
      'Nhóm ngành',
      groups.map(({ name, slug, description }) => line(name, majorGroupPath(slug), description)),
    ),
    ...part('Môn học', [line('Tất cả môn học', subjectsPath, 'Xếp theo nhóm ngành và ngành học.')]),
    ...part('Bài viết', [
      line('Tất cả bài viết', articlesPath, 'Mới nhất trước.'),
      ...categories.map(({ name, slug, description }) => line(name, articleListPath({ category: slug }), description)),
    ]),
    ...part('Dữ liệu', [
      line('Sơ đồ trang', sitemapPath, 'Mọi địa chỉ công khai, kèm lần sửa cuối.'),
      line('RSS', feedPath, 'Bài viết mới.'),
      line('API', '/api/docs', 'Cùng nội dung, dạng JSON.'),
    ]),
  ].join('\n');
}

function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= lineLength) return line;
  const end = line.lastIndexOf(' ', lineLength - 1);
  return `${line.slice(0, end > 0 ? end : lineLength - 1)}…`;
}
