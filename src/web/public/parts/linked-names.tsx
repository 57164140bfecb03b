import { Link } from '#web/ui/link.tsx';

/** Names in a line of text, each leading to its page. */
export const LinkedNames = ({ names }: { names: { name: string; to: string }[] }) =>
  names.map(({ name, to }, index) => (
    <span key={to}>
      {index > 0 && ' · '}
      <Link to={to}>{name}</Link>
    </span>
  ));
