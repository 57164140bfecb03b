import { adminFactsPath } from '#shared/admin-paths.ts';
import { factPaths } from '#shared/facts/fact-columns.ts';
import { capital } from '#shared/texts.ts';
import { Tabs } from '../../screens/tabs.tsx';
import { findDescription } from '../../work/records/description.ts';

const tabs = factPaths.map((path) => ({ to: adminFactsPath(path), label: capital(findDescription(path)?.noun ?? path) }));

/** Leads from the facts of one content type to those of another. */
export const FactTabs = () => <Tabs label="Loại nội dung" tabs={tabs} />;
