/** The highest page that is asked for: beyond the end of any list, and within the numbers the API reads. */
const farthestPage = 999_999_999;

/** What the address of the article list asks for. A page that is no number is the first. */
export function articleQuery(url: string): { category: string | null; page: number } {
  const query = new URL(url).searchParams;
  const page = query.get('trang') ?? '';
  return {
    category: query.get('danh-muc') || null,
    page: /^\d+$/.test(page) ? Math.min(Math.max(Number(page), 1), farthestPage) : 1,
  };
}
