import { useNavigate } from 'react-router';
import { type AdmissionsFilter, admissionsAddress } from '#shared/admissions/admissions-address.ts';
import { admissionsPath } from '#shared/paths.ts';
import type { NamedSlug } from '../layout/list-or-empty.ts';
import styles from './admissions.module.css';

type Props = { options: { methods: NamedSlug[]; majors: NamedSlug[] }; filter: AdmissionsFilter };

/** Narrows the page. Its address is read as a link is, without the page being loaded anew; without scripts it is sent as it is. */
export function Filter({ options: { methods, majors }, filter }: Props) {
  const navigate = useNavigate();
  const choices = [
    { label: 'Ngành', name: 'nganh', all: 'Mọi ngành', options: majors },
    { label: 'Phương thức', name: 'phuong-thuc', all: 'Mọi phương thức', options: methods },
  ] as const;
  return (
    <form
      action={admissionsPath}
      className={styles['filter']}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = Object.fromEntries(new FormData(event.currentTarget)) as AdmissionsFilter;
        void navigate(admissionsAddress(chosen));
      }}
    >
      {choices.map(({ label, name, all, options }) => (
        <label key={name}>
          <span className="kicker">{label}</span>
          <select name={name} className="control" defaultValue={filter[name]}>
            <option value="">{all}</option>
            {options.map(({ slug, name: called }) => (
              <option key={slug} value={slug}>
                {called}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button">
        Lọc
      </button>
    </form>
  );
}
