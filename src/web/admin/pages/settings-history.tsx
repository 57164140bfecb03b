import { siteSettings, siteSettingsId } from '#shared/settings/site.ts';
import { OnlyAdmins } from '../forbidden.tsx';
import { HistoryScreen } from '../history/history-screen.tsx';

export default function SettingsHistory() {
  return (
    <OnlyAdmins>
      <HistoryScreen description={siteSettings} id={siteSettingsId} />
    </OnlyAdmins>
  );
}
