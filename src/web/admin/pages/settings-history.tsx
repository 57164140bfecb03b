import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { OnlyAdmins } from '../screens/forbidden.tsx';
import { HistoryScreen } from '../features/history/history-screen.tsx';

export default function SettingsHistory() {
  return (
    <OnlyAdmins>
      <HistoryScreen description={siteSettings} id={siteSettingsId} />
    </OnlyAdmins>
  );
}
