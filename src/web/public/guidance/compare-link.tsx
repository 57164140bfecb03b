import { comparePath } from '#shared/guidance/compare-path.ts';
import { Link } from '#web/ui/link.tsx';

/** Leads from a major or a position to where it is compared with others. */
export const CompareLink = ({ kind, slug, name }: { kind: 'nganh' | 'vi-tri'; slug: string; name: string }) => (
  <Link to={comparePath(kind, [slug])} className="outlined-button">
    So sánh
    <span className="visually-hidden">
      {' '}
      {name} với {kind === 'nganh' ? 'ngành' : 'vị trí'} khác
    </span>
  </Link>
);
