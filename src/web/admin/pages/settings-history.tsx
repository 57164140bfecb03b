import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { forAdmins } from '../screens/forbidden.tsx';
import { HistoryScreen } from '../features/history/history-screen.tsx';

export default forAdmins(() => <HistoryScreen description={siteSettings} id={siteSettingsId} />);
