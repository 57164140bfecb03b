import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Description } from '#shared/content-types/description.ts';
import { quoted } from '#shared/text/quoted.ts';
import { isSlug } from '#shared/text/slugify.ts';
import { callApi } from '../session/client.ts';

/** Milliseconds without a keystroke before a slug is asked about. */
const patience = 400;

type Props = { description: Description; slug: string; ownId: number | null };

/** Below a slug that is new to its record: that it leads visitors to another page until now. */
export default function SlugTaken({ description, slug, ownId }: Props) {
  const [settled] = useDebouncedValue(slug, patience);
  const { path, noun } = description;
  const { data } = useQuery({
    queryKey: ['slug-owner', path, settled],
    queryFn: async ({ signal }) =>
      (await callApi('GET /admin/past-addresses/owner', { query: { resource: path, slug: settled }, signal })).data,
    enabled: isSlug(settled),
  });
  if (settled !== slug || data == null || data.id === ownId) return null;
  return (
    <p className="quiet breaks" role="status">
      Slug này từng là của {noun} {quoted(data.title)}, và địa chỉ cũ đang dẫn khách tới đó. Sau khi lưu, địa chỉ này mở trang bạn
      đang soạn.
    </p>
  );
}
