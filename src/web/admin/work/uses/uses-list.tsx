import { Link } from 'react-router';
import { adminEditPath } from '#shared/admin-paths.ts';
import { findDescription } from '../records/description.ts';
import type { UsesGroup } from './describe-uses.ts';
import styles from './uses.module.css';

/** Counts with the way to what is counted. `apart`: in tabs of their own, so that what is asked about stays. */
export const UsesList = ({ groups, apart = false }: { groups: readonly UsesGroup[]; apart?: boolean }) => (
  <ul className={`stack-3 ${styles['groups']}`}>
    {groups.map(({ said, resource, count, first }) => (
      <li key={said}>
        <strong>{said}</strong>
        <ul className={`flow ${styles['users']}`}>
          {first.map(({ id, title }) => (
            <li key={id}>
              <Link to={adminEditPath(resource, id)} {...(apart && { target: '_blank' })}>
                {title.trim() === '' ? `${findDescription(resource)?.noun ?? resource} số ${id}` : title}
              </Link>
            </li>
          ))}
          {count > first.length && <li>và {count - first.length} nữa</li>}
        </ul>
      </li>
    ))}
  </ul>
);
